import { startHeadless } from '../remotes/start-headless'
import { preloadWidget } from '../remotes/widgets'
import { earlyInteraction } from '../boot/early-interaction'
import { hasCart } from './cart-cookie.state'

const touches = ['pointerdown', 'keydown', 'touchstart'] as const

/**
 * Keeps the cart's code out of untouched pages. Loads it when idle if the shopper has a cart, whose count the
 * header shows, and at the first touch, so that no purchase waits for it.
 */
export function startCartWhenNeeded(): () => void {
  const start = () => startHeadless('cart')
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
