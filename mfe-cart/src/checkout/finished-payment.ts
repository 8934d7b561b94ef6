import type { Cart } from '@storefront/contracts'
import { kindOfCart, type CartKind } from '../checkout-path'
import { fetchCart } from '../engine/cart.api'
import { readCartToken } from '../engine/cart-token.state'
import { currentCart } from '../engine/cart.state'
import { unrecordedOrder } from './purchase-tracking.state'

/**
 * Loads the cart that was sent to the payment service. Another page in this browser may have opened a new
 * cart since then, but the placed order still belongs to the old one. Returns undefined if no request
 * succeeds.
 */
export async function fetchPaidCart(kind: CartKind): Promise<Cart | undefined> {
  const tokens = [unrecordedOrder()?.token, currentCart(kind)?.token, readCartToken(kind)]
  for (const token of new Set(tokens)) {
    const cart = token === undefined ? undefined : await fetchCart(token).catch(() => undefined)
    if (cart && kindOfCart(cart) === kind) return cart
  }
  return undefined
}
