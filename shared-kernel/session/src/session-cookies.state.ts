import { readCookie, removeCookie, writeCookie } from '@storefront/state'

const accessToken = 'access_token'
const expiresAt = 'expires_at'

/** Names of the cookies that hold a token. */
export const tokenCookies = [accessToken, expiresAt] as const

export type StoredToken = { accessToken: string; expiresAtMs: number }

/**
 * The token that a page or a cookie header holds, whichever tab stored it and expired or not; expires_at is
 * in milliseconds since 1970.
 */
export function heldToken(header?: string): StoredToken | undefined {
  const token = readCookie(accessToken, header)
  const expires = Number(readCookie(expiresAt, header))
  return token && Number.isFinite(expires) ? { accessToken: token, expiresAtMs: expires } : undefined
}

/** A page or the request that a server renders for comes with a login, be it expired. */
export const hasStoredLogin = (): boolean => readCookie(accessToken) !== undefined

/** Kept beyond its expiry: an expired token tells that a refresh is worth trying. */
const kept = { maxAgeSeconds: 60 * 60 * 24 * 30 }

export function storeToken(token: StoredToken) {
  writeCookie(accessToken, token.accessToken, kept)
  writeCookie(expiresAt, String(token.expiresAtMs), kept)
}

export function forgetToken() {
  removeCookie(accessToken)
  removeCookie(expiresAt)
}

/** A token counts as expired this much early (§9). */
const expiryMarginSeconds = 5

/** The token of a login's answer, with the moment from which it counts no more. */
export const tokenOf = (accessToken: string, expiresInSeconds: number, now: number): StoredToken => ({
  accessToken,
  expiresAtMs: now + (expiresInSeconds - expiryMarginSeconds) * 1_000,
})
