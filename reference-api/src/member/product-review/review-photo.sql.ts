import type { Insertable } from 'kysely'
import type { Db } from '../../platform/database/db'
import type { ProductReviewPhotoTable } from './product-review-photo.table'

/** Lists uploads in this shop that the member may use: not in use yet, and not another member's. */
export const listFreeUploads = (
  db: Db,
  { channelId, memberId, keys }: { channelId: number; memberId: number; keys: readonly string[] },
) =>
  db
    .selectFrom('upload_file')
    .select(['id', 'key', 'storage_path'])
    .where('channel_id', '=', channelId)
    .where('key', 'in', keys)
    .where('used_at', 'is', null)
    .where((eb) => eb.or([eb('user_account_id', 'is', null), eb('user_account_id', '=', memberId)]))
    .execute()

export async function insertPhotos(trx: Db, photos: readonly Insertable<ProductReviewPhotoTable>[]) {
  if (photos.length > 0) await trx.insertInto('product_review_photo').values(photos).execute()
}

export const findShownPhoto = (db: Db, token: string) =>
  db
    .selectFrom('product_review_photo')
    .innerJoin('product_review', 'product_review.id', 'product_review_photo.product_review_id')
    .where('product_review_photo.token', '=', token)
    .where('product_review.is_show', '=', true)
    .select('storage_path')
    .executeTakeFirst()

/** Lists a review's photos in order, whether or not the review is shown. */
export const listPhotos = (db: Db, reviewId: number) =>
  db
    .selectFrom('product_review_photo')
    .where('product_review_id', '=', reviewId)
    .select(['position', 'storage_path'])
    .orderBy('position')
    .execute()

/** Locks a rejected review's photos, so that concurrent decisions wait. */
export const lockPhotos = (trx: Db, reviewId: number) =>
  trx
    .selectFrom('product_review_photo')
    .where('product_review_id', '=', reviewId)
    .select('storage_path')
    .forUpdate()
    .execute()

export async function deletePhotos(trx: Db, reviewId: number): Promise<void> {
  await trx.deleteFrom('product_review_photo').where('product_review_id', '=', reviewId).execute()
}
