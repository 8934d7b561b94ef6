import type { CartDetail } from '@storefront/contracts'
import type { CartPricing } from '../cart-pricing.rules'
import type { CartState } from '../state/cart-state.table'
import { goneAddresses } from './gone-address.rules'
import { gonePayment } from './gone-payment.rules'
import { exceededConsent } from './exceeded-consent.rules'
import { lostWishes } from './lost-wish.rules'

/**
 * Lists choices that have become invalid over time or through changes in the shop. Every step warns about
 * these choices, and no step replaces them.
 */
export function goneChoices(state: CartState, pricing: CartPricing): CartDetail['warnings'] {
  const wishes = state.cart.gift ? [] : lostWishes(state, pricing)
  const address = goneAddresses(state)
  const payment = gonePayment(state, pricing) ?? exceededConsent(state, pricing)
  return [
    ...(address ? [{ ...address, product_key: null }] : []),
    ...wishes.map((wish) => ({ ...wish, product_key: null })),
    ...(payment ? [{ ...payment, product_key: null }] : []),
  ]
}
