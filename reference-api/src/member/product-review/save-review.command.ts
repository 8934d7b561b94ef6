import { reviewPhotoWidths } from '@storefront/contracts'
import type { Insertable } from 'kysely'
import { withMemberLock } from '../../account/account/account-lock.sql'
import { Rejection } from '../../platform/http/rejection'
import { newToken } from '../../platform/secret/token.rules'
import type { Services } from '../../services'
import { reencodePicture } from '../../content/upload-file/reencode-picture'
import { detectContentType } from '../../content/upload-file/upload-file.rules'
import { deleteFreeUpload } from '../../content/upload-file/upload-file.sql'
import type { ProductReviewTable } from './product-review.table'
import { noPhoto, photoFile, photoFiles, photoPath } from './review-photo.rules'
import { insertPhotos } from './review-photo.sql'
import { insertReview } from './written-review.sql'

type Upload = { id: number; storage_path: string }
type Photo = { token: string; storage_path: string; width: number; height: number }
type Review = Insertable<ProductReviewTable> & { user_account_id: number }

const noPicture = () => new Rejection(422, 'product_review.photo', noPhoto.file_keys![0]!, noPhoto)

/** Reads an uploaded file. Throws if the file isn't a picture, before any file is rendered. */
async function readPicture({ storage }: Services, { storage_path }: Upload): Promise<Buffer> {
  const bytes = await storage.read(storage_path)
  if (!bytes || !detectContentType(bytes)?.startsWith('image/')) throw noPicture()
  return bytes
}

/**
 * Renders a photo in all widths. Registers the photo before writing its first file, so that partial files can
 * be found and removed.
 */
async function paint({ storage }: Services, original: Buffer, photos: Photo[]): Promise<void> {
  const token = newToken()
  const photo = { token, storage_path: photoPath(token), width: 0, height: 0 }
  photos.push(photo)
  for (const width of reviewPhotoWidths) {
    const painted = await reencodePicture(original, width, { format: 'webp', noPicture })
    await storage.write(photoFile(photo.storage_path, width), painted.bytes, 'image/webp')
    Object.assign(photo, { width: painted.width, height: painted.height })
  }
}

/** Runs cleanup work. A failure is logged, but doesn't change the outcome. */
async function atBest({ log }: Services, work: () => Promise<void>): Promise<void> {
  await work().catch((error: unknown) => log.warn({ err: error }, 'files of a review are left behind'))
}

async function removePhotos(services: Services, photos: readonly Photo[]): Promise<void> {
  for (const file of photos.flatMap(({ storage_path }) => photoFiles(storage_path)))
    await atBest(services, () => services.storage.remove(file))
}

/**
 * Deletes each file along with its row. An upload that can't be deleted is purged later, like any unused
 * upload.
 */
async function removeUploads(services: Services, uploads: readonly Upload[]): Promise<void> {
  for (const { id } of uploads)
    await atBest(services, () =>
      services.db.transaction().execute(async (trx) => {
        const free = await deleteFreeUpload(trx, id)
        if (free) await services.storage.remove(free.storage_path)
      }),
    )
}

/**
 * Saves a review with its photos, all or nothing. Then deletes the uploads, because the originals may contain
 * the camera's GPS position. Returns undefined if the order line already has a review. Throws 422
 * `product_review.photo` if a file isn't a picture.
 */
export async function saveReview(services: Services, review: Review, uploads: readonly Upload[]) {
  const photos: Photo[] = []
  const written = await write(services, { review, uploads, photos }).catch(async (error: unknown) => {
    await removePhotos(services, photos)
    throw error
  })
  await (written ? removeUploads(services, uploads) : removePhotos(services, photos))
  return written
}

type Writing = { review: Review; uploads: readonly Upload[]; photos: Photo[] }

async function write(services: Services, { review, uploads, photos }: Writing) {
  const originals: Buffer[] = []
  for (const upload of uploads) originals.push(await readPicture(services, upload))
  for (const original of originals) await paint(services, original, photos)
  return withMemberLock(services.db, review.user_account_id, async (trx) => {
    const kept = await insertReview(trx, review)
    const own = { product_review_id: kept?.id ?? 0, user_account_id: review.user_account_id }
    if (kept)
      await insertPhotos(
        trx,
        photos.map((photo, index) => ({ ...own, ...photo, position: index + 1 })),
      )
    return kept
  })
}
