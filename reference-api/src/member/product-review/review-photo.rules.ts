import { reviewPhotoWidths } from '@storefront/contracts'
import type { FieldErrors } from '../../platform/http/rejection'

/** Max photos per review, which the form mentions too. */
export const photosMax = 3

const refused = (message: string): FieldErrors => ({ file_keys: [message] })
export const tooManyPhotos = refused(`お写真は${photosMax}枚まで添付できます`)
export const photoMissing = refused('お写真が見つかりません。お手数ですが、もう一度選択してください')
export const noPhoto = refused('画像（JPEG、PNG、WebP）のファイルを選択してください')

export const photoPath = (token: string) => `review-photos/${token}`
export const photoFile = (folder: string, width: number) => `${folder}/${width}.webp`
export const photoFiles = (folder: string) => reviewPhotoWidths.map((width) => photoFile(folder, width))

/** Parses a file name such as `320.webp`. Returns undefined if we don't serve that width. */
export function photoWidth(file: string): number | undefined {
  return reviewPhotoWidths.find((width) => file === `${width}.webp`)
}
