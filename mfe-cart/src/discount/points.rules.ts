import type { Cart } from '@storefront/contracts'
import { normaliseCount, type FieldRule } from '@storefront/locale-ja'
import { getUsablePoints } from '../order-view/totals/cart-totals.rules'

/** Accepts thousands separators, because the shop displays points with them. */
export const normalisePoints = normaliseCount

export const checkPoints: FieldRule = (value, label) =>
  value === '' || /^\d{1,9}$/.test(value) ? undefined : `${label}は数字で入力してください`

/** Returns the most points that can be used: the member's balance, or the payable amount if that is less. */
export function mostPoints(cart: Cart): number {
  const { point, total_payment, payable_point = total_payment + point } = cart.data.detail.order
  return Math.min(getUsablePoints(cart), payable_point)
}
