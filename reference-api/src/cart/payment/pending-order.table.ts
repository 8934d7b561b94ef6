/** Goods, coupon and points that the order awaiting payment holds for its cart. */
export type PendingOrder = {
  order_no: string
  /** ISO 8601; from then on the order is given up. */
  expires_at: string
  /** Points used, 1 point = 1 yen. */
  point: number
  /** Components in place of a set that is assembled. */
  stock: readonly { product_id: number; quantity: number }[]
  coupon_ids: readonly number[]
}
