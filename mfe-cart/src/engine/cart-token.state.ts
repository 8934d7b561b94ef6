import { readCookie, removeCookie, writeCookie } from '@storefront/state'

const cookieName = 'cartToken'

/** The cart's token (§9), undefined before the first cart. */
export const readCartToken = (): string | undefined => readCookie(cookieName)

/** Keeps the token as long as its cart lives. */
export function keepCartToken(token: string, expiresAt: string) {
  writeCookie(cookieName, token, { expiresAt: new Date(expiresAt) })
}

export function forgetCartToken() {
  removeCookie(cookieName)
}
