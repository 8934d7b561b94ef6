import { readCookie, removeCookie, writeCookie } from '@storefront/state'
import type { StoredToken } from './session-token.rules'

const accessToken = 'access_token'
const expiresAt = 'expires_at'

/** Names of the cookies that store the token. */
export const tokenCookies = [accessToken, expiresAt] as const

/**
 * Returns the token from the page's cookies or from a cookie header, whichever tab stored it, expired or not.
 * expires_at is in milliseconds since 1970.
 */
export function heldToken(header?: string): StoredToken | undefined {
  const token = readCookie(accessToken, header)
  const expires = Number(readCookie(expiresAt, header))
  return token && Number.isFinite(expires) ? { accessToken: token, expiresAtMs: expires } : undefined
}

/** Checks whether the page or the server's request has a login, even an expired one. */
export const hasStoredLogin = (): boolean => readCookie(accessToken) !== undefined

/**
 * Lifetime of the cookies. It exceeds the token's lifetime: an expired token shows that a refresh is worth
 * trying.
 */
const kept = { maxAgeSeconds: 60 * 60 * 24 * 30 }

export function storeToken(token: StoredToken) {
  writeCookie(accessToken, token.accessToken, kept)
  writeCookie(expiresAt, String(token.expiresAtMs), kept)
}

export function forgetToken() {
  removeCookie(accessToken)
  removeCookie(expiresAt)
}
