import type { OrderStatus } from '@storefront/contracts'
import type { Insertable } from 'kysely'
import type { Db } from '../../platform/database/db'
import type { ProductReviewTable } from './product-review.table'

export const findBoughtLine = (
  db: Db,
  memberId: number,
  lineId: number,
): Promise<{ product_id: number; status: OrderStatus; review_id: number | null } | undefined> =>
  db
    .selectFrom('order_line')
    .innerJoin('order', 'order.id', 'order_line.order_id')
    .leftJoin('product_review', 'product_review.order_line_id', 'order_line.id')
    .where('order_line.id', '=', lineId)
    .where('order.user_account_id', '=', memberId)
    .select(['order_line.product_id', 'order.status', 'product_review.id as review_id'])
    .executeTakeFirst()

/**
 * Inserts a review. Returns undefined if the order line already has a review, even from a concurrent request.
 */
export const insertReview = (db: Db, review: Insertable<ProductReviewTable>) =>
  db
    .insertInto('product_review')
    .values(review)
    .onConflict((on) => on.column('order_line_id').doNothing())
    .returning('id')
    .executeTakeFirst()

/** Lists reviews awaiting the shop's decision, oldest first. */
export const listHeldReviews = (db: Db) =>
  db
    .selectFrom('product_review')
    .innerJoin('product', 'product.id', 'product_review.product_id')
    .where('product_review.is_show', '=', false)
    .where('product_review.judged_at', 'is', null)
    .where('product_review.order_line_id', 'is not', null)
    .select(['product_review.id', 'product.key', 'nickname', 'rating', 'title', 'body'])
    .select((eb) =>
      eb
        .selectFrom('product_review_photo')
        .whereRef('product_review_id', '=', 'product_review.id')
        .select((photos) => photos.fn.countAll<number>().as('count'))
        .as('photos'),
    )
    .orderBy('product_review.id')
    .execute()

/** Records the shop's decision. Returns false if the review doesn't exist. */
export async function markJudged(
  db: Db,
  id: number,
  { isShown, now }: { isShown: boolean; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('product_review')
    .set({ is_show: isShown, judged_at: now })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
