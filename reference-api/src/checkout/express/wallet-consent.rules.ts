import { priceCart } from '../../cart/cart-pricing.rules'
import { packingWrites } from '../../cart/write/packing-writes.rules'
import type { CartState } from '../../cart/state/cart-state.table'
import { applyWrites } from '../../cart/write/cart-write.rules'

/**
 * Computes the amount in yen to request consent for before the address is known: the cart's total with this
 * payment method and the highest possible postage.
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
 * Computes the amount in yen that the consent covers once the address is known. Unused postage must not pay
 * for additional items.
 */
export function agreedAmount(filled: CartState, consented: number): number {
  const { total_payment } = priceCart(applyWrites(filled, packingWrites(filled))).totals
  return Math.min(consented, total_payment)
}
