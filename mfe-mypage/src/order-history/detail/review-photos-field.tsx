import { ChosenPicture, FileField, pictureTypes } from '@storefront/forms/file'
import { useRef, useState } from 'react'
import { useField } from 'react-final-form'
import { photosMax, takePhotos } from './review-photos.rules'
import styles from './review-photos-field.module.css'

const none: File[] = []
const asIs = (files: File[]) => files

export function ReviewPhotosField() {
  const { input, meta } = useField<File[]>('file_keys', {
    parse: asIs,
    format: (files: File[] | undefined) => files ?? none,
  })
  const [refused, setRefused] = useState<string>()
  const chooser = useRef<HTMLInputElement>(null)

  function choose(files: readonly File[]) {
    const { photos, problem } = takePhotos(input.value, files)
    setRefused(problem)
    input.onChange(photos)
  }
  function remove(photo: File) {
    setRefused(undefined)
    input.onChange(input.value.filter((one) => one !== photo))
    chooser.current?.focus()
  }
  const problem = meta.dirtySinceLastSubmit ? undefined : (meta.submitError as string | undefined)

  return (
    <FileField
      chooser={chooser}
      label="お写真"
      error={refused ?? problem}
      help={
        `JPEG・PNG・WebPの画像を${photosMax}枚まで（1枚5MBまで）。お店が確認してから商品のページに掲載します。` +
        '撮影場所などの情報は取り除きます。'
      }
      types={pictureTypes}
      isMultiple
      onChoose={choose}
    >
      {input.value.length > 0 && (
        <ul className={styles.chosen} aria-label="選択したお写真">
          {input.value.map((photo, index) => (
            <li key={`${photo.name}-${index}`}>
              <ChosenPicture picture={photo} onRemove={() => remove(photo)} />
            </li>
          ))}
        </ul>
      )}
    </FileField>
  )
}
