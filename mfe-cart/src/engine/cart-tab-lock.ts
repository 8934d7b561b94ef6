import type { CartKind } from '../buy-now/checkout-path'
import { readCartToken } from './cart-token.state'

const lockName = 'cart-opening'
/** Wait up to three seconds for another tab's cart (§9). The lock notifies us, so there's no polling. */
const longestWaitMs = 3_000

/**
 * Opens the cart under a lock shared by all tabs, because two tabs starting at once must not create two
 * carts. A tab without a cart waits up to `longestWaitMs` for the first tab and uses its cart.
 */
export async function withCartTabLock<T>(
  open: (token: string | undefined) => Promise<T>,
  kind: CartKind = 'open',
): Promise<T> {
  const openOwn = () => open(readCartToken(kind))
  if (kind === 'buy-now' || readCartToken() !== undefined) return openOwn()
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), longestWaitMs)
  try {
    return await navigator.locks.request(lockName, { signal: patience.signal }, openOwn)
  } catch (error) {
    if (error !== patience.signal.reason) throw error
    return await openOwn()
  } finally {
    clearTimeout(timer)
  }
}
