import type { CartKind } from '../buy-now/checkout-path'
import { readCartToken } from './cart-token.state'

const lockName = 'cart-opening'
/** §9: waits three seconds for another tab's cart; the lock notifies without polling. */
const longestWaitMs = 3_000

/**
 * Opens the cart under a lock that all tabs share: two tabs that start at once must not create two carts. A
 * tab without a cart waits for the first tab and takes its cart, at most `longestWaitMs`.
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
