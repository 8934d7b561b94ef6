import { Button, Field } from '@storefront/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { readAsDataUrl } from '../gift/read-as-data-url'
import { pictureTypes, problemOfPicture } from './thanks-picture.rules'
import styles from './complete.module.css'

type ThanksPictureFieldProps = {
  picture: File | undefined
  /** What the server said of it. */
  problem: string | undefined
  onChange: (picture: File | undefined) => void
}

/** One picture that goes with the thanks, looked at before it is sent and taken away again. */
export function ThanksPictureField({ picture, problem, onChange }: ThanksPictureFieldProps) {
  const [preview, setPreview] = useState<string>()
  const [refused, setRefused] = useState<string>()
  const chooser = useRef<HTMLInputElement>(null)

  async function take(input: HTMLInputElement) {
    const [file] = input.files ?? []
    // The same file can be chosen again.
    input.value = ''
    if (!file) return
    const ownProblem = problemOfPicture(file)
    setRefused(ownProblem)
    setPreview(undefined)
    onChange(ownProblem ? undefined : file)
    if (!ownProblem) setPreview(await readAsDataUrl(file))
  }

  // Chosen before the page came to life.
  const takeEarly = useEffectEvent(() => chooser.current?.files?.length && void take(chooser.current))
  useEffect(() => void takeEarly(), [])

  function remove() {
    setPreview(undefined)
    onChange(undefined)
    chooser.current?.focus()
  }

  return (
    <div className={styles.picture}>
      <Field
        label="お写真"
        isRequired={false}
        error={refused ?? problem}
        help="JPEG・PNG・WebPの画像を1枚、5MBまで。贈り主さまだけがご覧になれます。撮影場所などの情報は取り除きます。"
      >
        {(control) => (
          <input
            {...control}
            ref={chooser}
            className={styles.chooser}
            type="file"
            accept={pictureTypes.join(',')}
            onChange={({ target }) => void take(target)}
          />
        )}
      </Field>
      {picture && (
        <div className={styles.chosen}>
          {preview && <img src={preview} alt="" />}
          <span className={styles.name}>{picture.name}</span>
          <Button
            size="sm"
            variant="quiet"
            icon="trash"
            aria-label={`${picture.name}を取り消す`}
            onClick={remove}
          >
            取り消す
          </Button>
        </div>
      )}
    </div>
  )
}
