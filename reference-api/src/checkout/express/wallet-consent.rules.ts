import { priceCart } from '../../cart/cart-pricing.rules'
import { packingWrites } from '../../cart/shipping/packing-writes.rules'
import type { CartState } from '../../cart/state/cart-state.table'
import { applyWrites } from '../../cart/state/cart-write.rules'

/**
 * Yen that a shopper is asked to agree to before the wallet has told the address: what the cart costs when it
 * is paid so, with the dearest postage that an address can make of it.
 */
export function amountToAgree(state: CartState, paymentId: number): number {
  const parcels = state.packings.filter(({ key }) => state.lines.some((line) => line.packing_key === key))
  const cart = { ...state.cart, payment_id: paymentId, payment_choice: null }
  const { total_payment, carriage_preview } = priceCart({
    ...state,
    cart,
    shippings: [],
    packings: [],
  }).totals
  return total_payment + (carriage_preview?.to ?? 0) * Math.max(1, parcels.length)
}

/**
 * Yen that the consent pays from now on: what was left for postage ends once the address is known, so that
 * nothing else is paid with it.
 */
export function agreedAmount(filled: CartState, consented: number): number {
  const { total_payment } = priceCart(applyWrites(filled, packingWrites(filled))).totals
  return Math.min(consented, total_payment)
}
