import type { Cart } from '@storefront/contracts'
import { normaliseDigits } from '@storefront/locale-ja'
import { usablePointsOf } from '../order-view/cart-totals.rules'

/** Accepts points with thousands separators, as the shop displays them. */
export const normalisePoints = (typed: string) => normaliseDigits(typed).replace(/[,、]/g, '')

/** Capped by the member's points and by the amount that can be paid with points. */
export function mostPoints(cart: Cart): number {
  const { point, total_payment, payable_point = total_payment + point } = cart.data.detail.order
  return Math.min(usablePointsOf(cart), payable_point)
}
