/** Stock, coupons and points that a pending order holds for its cart. */
export type PendingOrder = {
  order_no: string
  /** ISO 8601. The order is cancelled at this time if it is still unpaid. */
  expires_at: string
  /** Points used. 1 point = 1 yen. */
  point: number
  /** Stock held per product. A set is listed as its components. */
  stock: readonly { product_id: number; quantity: number }[]
  coupon_ids: readonly number[]
}
