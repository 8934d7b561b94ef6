import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'
import type { Page } from '../http/paging.rules'

const orders = {
  newest: [['product_review.created_at', 'desc']],
  rating_desc: [
    ['rating', 'desc'],
    ['product_review.created_at', 'desc'],
  ],
  rating_asc: [
    ['rating', 'asc'],
    ['product_review.created_at', 'desc'],
  ],
} as const

export type ReviewOrder = keyof typeof orders

/** Shown reviews of all variants of the product's model. */
export async function fetchReviews(
  db: Kysely<Database>,
  channelId: number,
  productKey: string,
  order: ReviewOrder,
  page: Page,
) {
  const rows = db
    .selectFrom('product_review')
    .innerJoin('product as reviewed', 'reviewed.id', 'product_review.product_id')
    .innerJoin('product as asked', 'asked.product_model_id', 'reviewed.product_model_id')
    .where('asked.channel_id', '=', channelId)
    .where('asked.key', '=', productKey)
    .where('product_review.is_show', '=', true)
  const { total } = await rows.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  let sorted = rows.select([
    'product_review.id',
    'nickname',
    'rating',
    'title',
    'body',
    'purpose',
    'age_band',
    'product_review.created_at',
  ])
  for (const [column, direction] of orders[order]) sorted = sorted.orderBy(column, direction)
  return {
    total,
    data: await sorted.orderBy('product_review.id', 'desc').limit(page.per).offset(page.offset).execute(),
  }
}
