import type { Cart } from '@storefront/contracts'
import { normaliseDigits } from '@storefront/locale-ja'
import { usablePointsOf } from '../order-view/cart-totals.rules'

/** As the shop itself writes points, with commas, they may be typed. */
export const normalisePoints = (typed: string) => normaliseDigits(typed).replace(/[,、]/g, '')

/** As many as the member has and the order takes. */
export function mostPoints(cart: Cart): number {
  const { point, total_payment, payable_point = total_payment + point } = cart.data.detail.order
  return Math.min(usablePointsOf(cart), payable_point)
}
