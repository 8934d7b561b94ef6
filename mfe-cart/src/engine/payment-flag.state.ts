import { readCookie, removeCookie, writeCookie } from '@storefront/state'

const cookieName = 'isDoPayment'
const tabKey = 'cart-payment-tab'

/** Longer than a payment page stays open. */
const kept = { maxAgeSeconds: 60 * 60 }

/** Who was sent to the payment service: this tab, another one, or nobody. */
export type PaymentFlag = 'own' | 'other' | undefined

/** The shopper is being sent to the payment service (§4). */
export function raisePaymentFlag() {
  writeCookie(cookieName, '1', kept)
  sessionStorage.setItem(tabKey, '1')
}

export function readPaymentFlag(): PaymentFlag {
  if (readCookie(cookieName) === undefined) return undefined
  return sessionStorage.getItem(tabKey) === null ? 'other' : 'own'
}

export function clearPaymentFlag() {
  removeCookie(cookieName)
  sessionStorage.removeItem(tabKey)
  listeners.forEach((notify) => notify())
}

const listeners = new Set<() => void>()

/** Another tab may raise or clear it: looked at again whenever this one gets the focus. */
export function watchPaymentFlag(notify: () => void) {
  listeners.add(notify)
  addEventListener('focus', notify)
  return () => {
    listeners.delete(notify)
    removeEventListener('focus', notify)
  }
}
