import type { ReviewState } from '@storefront/contracts'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db'

export const listOrderShippings = (db: Db, orderId: number) =>
  db.selectFrom('order_shipping').selectAll().where('order_id', '=', orderId).orderBy('id').execute()

export const listOrderLines = (db: Db, orderIds: readonly number[]) =>
  db
    .selectFrom('order_line')
    .selectAll()
    .where('order_id', 'in', orderIds.length > 0 ? orderIds : [0])
    .orderBy('id')
    .execute()

export const listCouponUses = (db: Db, orderId: number) =>
  db
    .selectFrom('coupon_use')
    .innerJoin('coupon', 'coupon.id', 'coupon_use.coupon_id')
    .select(['coupon.id', 'coupon.code', 'coupon.name', 'coupon_use.discount'])
    .where('coupon_use.order_id', '=', orderId)
    .orderBy('coupon.id')
    .execute()

const reviewState = sql<ReviewState>`case
  when product_review.is_show then 'shown' when product_review.judged_at is null then 'held' else 'refused' end`

export async function listReviewStates(db: Db, orderId: number): Promise<Map<number, ReviewState>> {
  const rows = await db
    .selectFrom('product_review')
    .innerJoin('order_line', 'order_line.id', 'product_review.order_line_id')
    .where('order_line.order_id', '=', orderId)
    .select(['order_line.id', reviewState.as('state')])
    .execute()
  return new Map(rows.map((row) => [row.id, row.state]))
}
