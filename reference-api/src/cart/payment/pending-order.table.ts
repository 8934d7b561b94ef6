/** Goods, coupon and points that the order awaiting payment holds for its cart. */
export type PendingOrder = {
  order_no: string
  /** ISO 8601; the order is cancelled at this time. */
  expires_at: string
  /** Points used, 1 point = 1 yen. */
  point: number
  /** Components instead of an assembled set. */
  stock: readonly { product_id: number; quantity: number }[]
  coupon_ids: readonly number[]
}
