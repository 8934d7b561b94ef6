import { ChosenPicture, FileField, pictureTypes, problemOfPicture } from '@storefront/forms/file'
import { useRef, useState } from 'react'

type ThanksPictureFieldProps = {
  picture: File | undefined
  /** Error message from the server. */
  problem: string | undefined
  onChange: (picture: File | undefined) => void
}

export function ThanksPictureField({ picture, problem, onChange }: ThanksPictureFieldProps) {
  const [refused, setRefused] = useState<string>()
  const chooser = useRef<HTMLInputElement>(null)

  function choose([file]: readonly File[]) {
    const ownProblem = file && problemOfPicture(file)
    setRefused(ownProblem)
    onChange(ownProblem ? undefined : file)
  }
  function remove() {
    onChange(undefined)
    chooser.current?.focus()
  }

  return (
    <FileField
      chooser={chooser}
      label="お写真"
      error={refused ?? problem}
      help="JPEG・PNG・WebPの画像を1枚、5MBまで。贈り主さまだけがご覧になれます。撮影場所などの情報は取り除きます。"
      types={pictureTypes}
      onChoose={choose}
    >
      {picture && <ChosenPicture picture={picture} onRemove={remove} />}
    </FileField>
  )
}
