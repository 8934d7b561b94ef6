import { readCookie, removeCookie, writeCookie } from '@storefront/state'
import { currentKind, type CartKind } from '../checkout-path'

/** Separate cookies, because two tabs may be paying for two different carts. */
const cookieOf: Record<CartKind, string> = { open: 'isDoPayment', 'buy-now': 'isDoPaymentOfBuyNow' }
const tabKey = 'cart-payment-tab'

/** One hour, which is longer than a payment page can stay open. */
const kept = { maxAgeSeconds: 60 * 60 }

/** The tab that opened the payment service with this page's cart: this tab, another tab, or none. */
export type PaymentFlag = 'own' | 'other' | undefined

/** Records that this tab is about to open the payment service (§4). */
export function raisePaymentFlag(kind: CartKind = 'open') {
  writeCookie(cookieOf[kind], '1', kept)
  sessionStorage.setItem(tabKey, kind)
}

export function readPaymentFlag(): PaymentFlag {
  const kind = currentKind()
  if (!isPaymentFlagged(kind)) return undefined
  return sessionStorage.getItem(tabKey) === kind ? 'own' : 'other'
}

/**
 * Returns true if any tab of this browser has opened the payment service with this cart. Works on the server
 * too.
 */
export const isPaymentFlagged = (kind: CartKind) => readCookie(cookieOf[kind]) !== undefined

export function clearPaymentFlag(kind: CartKind = currentKind()) {
  removeCookie(cookieOf[kind])
  if (sessionStorage.getItem(tabKey) === kind) sessionStorage.removeItem(tabKey)
  listeners.forEach((notify) => notify())
}

const listeners = new Set<() => void>()

/**
 * Notifies of changes to the flag. Also notifies on every focus, because another tab may have changed the
 * flag.
 */
export function watchPaymentFlag(notify: () => void) {
  listeners.add(notify)
  addEventListener('focus', notify)
  return () => {
    listeners.delete(notify)
    removeEventListener('focus', notify)
  }
}
