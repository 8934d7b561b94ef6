import type { CartKind } from '../checkout-path'
import { readCartToken } from './cart-token.state'

const lockName = 'cart-opening'
/** Waits up to three seconds for another tab's cart (§9). The lock ends the wait, so there is no polling. */
const longestWaitMs = 3_000

/**
 * Opens the cart under a lock shared by all tabs, so that two tabs starting at once don't create two carts. A
 * tab without a cart waits up to `longestWaitMs` for the first tab and then uses that tab's cart. Buy-now
 * carts need no lock.
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
