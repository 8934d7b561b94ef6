import { getFormLayout, writeProductReview, type Order, type OrderProduct } from '@storefront/contracts'
import { call } from '@storefront/http'

export type ReviewValues = {
  rating?: string
  title?: string
  body?: string
  purpose?: string
  age_band?: string
  nickname?: string
}

/** The shop's form of a review, where the order has something to review. */
export async function fetchReviewForm({ shippings }: Pick<Order, 'shippings'>, signal: AbortSignal) {
  const isAsked = shippings.some(({ products }) => products.some(({ is_reviewable }) => is_reviewable))
  return isAsked ? (await call(getFormLayout, { params: { page: 'review' }, signal })).data : null
}

export const sendReview = (
  orderLineId: NonNullable<OrderProduct['order_line_id']>,
  { rating, title = '', body = '', purpose, age_band, nickname = '' }: ReviewValues,
) =>
  call(writeProductReview, {
    body: {
      order_line_id: orderLineId,
      rating: Number(rating),
      title,
      body,
      purpose: purpose || null,
      age_band: age_band || null,
      nickname,
    },
  })
