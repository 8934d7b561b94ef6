import { lastOf, on } from '@storefront/event-bus'
import { hasCart } from './cart-cookie.state'

/**
 * Calls back once the cart's widget is needed: the shopper has a cart, touches the page, or has asked for a
 * product. Until then its code is not part of the page.
 */
export function whenCartIsNeeded(react: () => void): () => void {
  const touches = ['pointerdown', 'keydown', 'touchstart'] as const
  const need = () => {
    stop()
    react()
  }
  const requests = on('catalog.purchase-requested').subscribe(need)
  touches.forEach((type) => addEventListener(type, need, { passive: true, capture: true }))
  const idle =
    hasCart() || lastOf('catalog.purchase-requested')
      ? requestIdleCallback(need, { timeout: 2_000 })
      : undefined

  function stop() {
    requests.unsubscribe()
    touches.forEach((type) => removeEventListener(type, need, { capture: true }))
    if (idle !== undefined) cancelIdleCallback(idle)
  }
  return stop
}
