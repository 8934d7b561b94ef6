import { readCookie, removeCookie, writeCookie } from '@storefront/state'
import type { CartKind } from '../checkout-path'

const cookieNames: Record<CartKind, string> = { open: 'cartToken', 'buy-now': 'buyNowToken' }

/** Reads the cart token (§9). Returns undefined before the first cart. */
export const readCartToken = (kind: CartKind = 'open'): string | undefined => readCookie(cookieNames[kind])

export function saveCartToken(token: string, expiresAt: string, kind: CartKind = 'open') {
  writeCookie(cookieNames[kind], token, { expiresAt: new Date(expiresAt) })
}

export function forgetCartToken(kind: CartKind = 'open') {
  removeCookie(cookieNames[kind])
}
