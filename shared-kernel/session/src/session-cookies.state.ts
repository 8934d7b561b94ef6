import { readCookie, removeCookie, writeCookie } from '@storefront/state'
import type { StoredToken } from './session-token.rules'

/** Name of the cookie that tells a member's page from a guest's. */
export const accessCookie = 'access_token'
const expiresAt = 'expires_at'

/** Names of the cookies that store the token. */
export const tokenCookies = [accessCookie, expiresAt] as const

/**
 * Returns the token from the page's cookies or from a cookie header, whichever tab stored it, expired or not.
 * expires_at is in milliseconds since 1970.
 */
export function heldToken(header?: string): StoredToken | undefined {
  const token = readCookie(accessCookie, header)
  const expires = Number(readCookie(expiresAt, header))
  return token && Number.isFinite(expires) ? { accessToken: token, expiresAtMs: expires } : undefined
}

/** Checks whether the page or the server's request has a login, even an expired one. */
export const hasStoredLogin = (): boolean => readCookie(accessCookie) !== undefined

/**
 * Lifetime of the cookies. It exceeds the token's lifetime: an expired token shows that a refresh is worth
 * trying.
 */
const kept = { maxAgeSeconds: 60 * 60 * 24 * 30 }

export function storeToken(token: StoredToken) {
  writeCookie(accessCookie, token.accessToken, kept)
  writeCookie(expiresAt, String(token.expiresAtMs), kept)
}

export function forgetToken() {
  removeCookie(accessCookie)
  removeCookie(expiresAt)
}
