/** Removes duplicate IDs, keeping the first of each (§3). */
export function uniqueCoupons<T extends { id: number }>(coupons: readonly T[]): T[] {
  return coupons.filter((coupon, index) => coupons.findIndex(({ id }) => id === coupon.id) === index)
}
