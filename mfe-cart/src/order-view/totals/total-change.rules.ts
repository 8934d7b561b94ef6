import type { CartDetail } from '@storefront/contracts'
import { formatCount } from '@storefront/locale-ja'
import { formatTaxedYen, type DeliveryTo } from '@storefront/site'
import { totalOf } from './carriage.rules'

/** The sums that a shopper can change on a screen, and the total that follows from them. */
export type ChangeableSums = {
  coupons: readonly { id: number; discount: number }[]
  point: number
  fee: number
  total: { term: string; amount: number }
}

export const toChangeableSums = (detail: CartDetail, to?: DeliveryTo): ChangeableSums => ({
  coupons: detail.coupons.map(({ id, discount }) => ({ id, discount })),
  point: detail.order.point,
  fee: detail.order.payment_fee,
  total: totalOf(detail, to),
})

/** Words a change of the sums with the new total, for screen readers. Empty if nothing has changed. */
export function wordSumsChange(before: ChangeableSums, after: ChangeableSums): string {
  const reasons = [...wordCoupons(before, after), ...wordPoints(before, after), ...wordFee(before, after)]
  const isTotalChanged = before.total.amount !== after.total.amount
  if (reasons.length === 0 && !isTotalChanged) return ''
  return `${reasons.join('')}${after.total.term}は${formatTaxedYen(after.total.amount)}です。`
}

function wordCoupons(before: ChangeableSums, after: ChangeableSums): string[] {
  const isIn = ({ coupons }: ChangeableSums, id: number) => coupons.some((coupon) => coupon.id === id)
  const applied = after.coupons.filter(({ id }) => !isIn(before, id))
  const isCancelled = before.coupons.some(({ id }) => !isIn(after, id))
  return [
    ...(isCancelled ? ['クーポンを取り消しました。'] : []),
    ...applied.map(({ discount }) => `クーポンを適用しました。${formatTaxedYen(discount)}引き、`),
  ]
}

function wordPoints(before: ChangeableSums, { point }: ChangeableSums): string[] {
  if (point === before.point) return []
  return [point > 0 ? `${formatCount(point)}ポイントを利用します。` : 'ポイントの利用を取り消しました。']
}

function wordFee(before: ChangeableSums, { fee }: ChangeableSums): string[] {
  if (fee === before.fee) return []
  return [fee > 0 ? `決済手数料は${formatTaxedYen(fee)}、` : '決済手数料はかかりません。']
}
