import type { Cart } from '@storefront/contracts'
import { useEffect, useRef } from 'react'
import { recordCart } from './analytics.rules'
import { currentKind, type CartKind } from './checkout-path'
import { currentCart } from './engine/cart.state'
import { recordCartEvent } from './record-cart-event'

/** Records the event once per visit, as soon as the cart contains products. */
export function useCartRecord(name: 'view_cart' | 'begin_checkout', cart: Cart | null) {
  const isRecorded = useRef(false)
  useEffect(() => {
    if (isRecorded.current || !cart || cart.data.detail.products.length === 0) return
    isRecorded.current = true
    recordCartEvent(recordCart(name, cart), cart.token)
  }, [cart, name])
}

export function recordStep(
  name: 'begin_checkout' | 'add_shipping_info' | 'add_payment_info',
  kind: CartKind = currentKind(),
) {
  const cart = currentCart(kind)
  if (cart) recordCartEvent(recordCart(name, cart), cart.token)
}
