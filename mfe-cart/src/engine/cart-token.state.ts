import { readCookie, removeCookie, writeCookie } from '@storefront/state'
import type { CartKind } from '../buy-now/checkout-path'

const cookieNames: Record<CartKind, string> = { open: 'cartToken', 'buy-now': 'buyNowToken' }

/** The cart token (§9). Undefined before the first cart. */
export const readCartToken = (kind: CartKind = 'open'): string | undefined => readCookie(cookieNames[kind])

/** Stores the token until the cart expires. */
export function keepCartToken(token: string, expiresAt: string, kind: CartKind = 'open') {
  writeCookie(cookieNames[kind], token, { expiresAt: new Date(expiresAt) })
}

export function forgetCartToken(kind: CartKind = 'open') {
  removeCookie(cookieNames[kind])
}
