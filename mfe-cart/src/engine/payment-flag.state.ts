import { readCookie, removeCookie, writeCookie } from '@storefront/state'
import { currentKind, type CartKind } from '../buy-now/checkout-path'

/** Two tabs may be paying for two different carts. */
const cookieOf: Record<CartKind, string> = { open: 'isDoPayment', 'buy-now': 'isDoPaymentOfBuyNow' }
const tabKey = 'cart-payment-tab'

/** Longer than a payment page can stay open. */
const kept = { maxAgeSeconds: 60 * 60 }

/** The tab that went to the payment service with this page's cart: this tab, another one, or none. */
export type PaymentFlag = 'own' | 'other' | undefined

/** Records that the shopper is being sent to the payment service (§4). */
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
 * Whether any tab of this browser has gone to the payment service with this cart. Also works on the server.
 */
export const isPaymentFlagged = (kind: CartKind) => readCookie(cookieOf[kind]) !== undefined

export function clearPaymentFlag(kind: CartKind = currentKind()) {
  removeCookie(cookieOf[kind])
  if (sessionStorage.getItem(tabKey) === kind) sessionStorage.removeItem(tabKey)
  listeners.forEach((notify) => notify())
}

const listeners = new Set<() => void>()

/** Another tab may set or clear the flag, so check it again on every focus. */
export function watchPaymentFlag(notify: () => void) {
  listeners.add(notify)
  addEventListener('focus', notify)
  return () => {
    listeners.delete(notify)
    removeEventListener('focus', notify)
  }
}
