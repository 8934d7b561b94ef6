import type { Cart } from '@storefront/contracts'
import { normaliseDigits } from '@storefront/locale-ja'
import { usablePointsOf } from '../order-view/cart-totals.rules'

/** Accepts points with commas, as the shop writes them. */
export const normalisePoints = (typed: string) => normaliseDigits(typed).replace(/[,、]/g, '')

/** At most the member's points and the order's payable amount. */
export function mostPoints(cart: Cart): number {
  const { point, total_payment, payable_point = total_payment + point } = cart.data.detail.order
  return Math.min(usablePointsOf(cart), payable_point)
}
