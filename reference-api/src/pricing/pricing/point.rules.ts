/** Percentage of the product payment earned as points. */
const earningRate = 1

/** Computes 1 % of the product total after coupons and points, rounded down. */
export function earnedPoint(goods: number, couponDiscount: number, point: number): number {
  return Math.max(0, Math.floor(((goods - couponDiscount - point) * earningRate) / 100))
}

export type PointRefusal = 'not_enough' | 'exceeds_payment'

/**
 * Returns the reason why points can't be used, or null. A point is worth 1 yen. Points can't exceed the
 * balance or the amount due.
 */
export function pointRefusal(
  point: number,
  usable: number,
  payableBeforePoints: number,
): PointRefusal | null {
  if (point > usable) return 'not_enough'
  return point > payableBeforePoints ? 'exceeds_payment' : null
}

export const pointRefusalMessages: Record<PointRefusal, string> = {
  not_enough: 'ご利用可能なポイントが不足しています。',
  exceeds_payment: 'お支払い金額を超えるポイントはご利用いただけません。',
}
