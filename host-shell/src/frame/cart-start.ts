import { publish } from '@storefront/event-bus'
import { startHeadless } from '../remotes/start-headless'
import { preloadWidget } from '../remotes/widgets'
import { earlyInteraction } from '../boot/early-interaction'
import { hasCart } from './cart-cookie.state'

const touches = ['pointerdown', 'keydown', 'touchstart'] as const

/**
 * Loads the cart's code only when it is needed: on idle if the shopper has a cart, because the header shows
 * the cart's count, and always on the first interaction, so that adding to the cart never waits for the code.
 * Without a cart, tells the remotes that it is empty: they may remember an order of this tab.
 */
export function startCartWhenNeeded(): () => void {
  const start = () => startHeadless('cart')
  if (!hasCart()) publish('cart.changed', { count: 0, total: 0 })
  const idle = hasCart() ? requestIdleCallback(start, { timeout: 2_000 }) : undefined
  const onTouch = () => {
    stop()
    start()
    preloadWidget('cart/added-to-cart')
  }
  touches.forEach((type) => addEventListener(type, onTouch, { passive: true, capture: true }))
  if (earlyInteraction().isPressing) onTouch()

  function stop() {
    touches.forEach((type) => removeEventListener(type, onTouch, { capture: true }))
    if (idle !== undefined) cancelIdleCallback(idle)
  }
  return stop
}
