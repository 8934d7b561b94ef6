import { currentScope } from '@storefront/http'

const cookieName = 'cartToken'

/** Cookies of the page, or of the request that a server renders for. */
export const cookies = () =>
  typeof document === 'undefined' ? (currentScope().cookie ?? '') : document.cookie

/** The cart's token (§9), undefined before the first cart. */
export function readCartToken(): string | undefined {
  const value = new RegExp(`(?:^|; )${cookieName}=([^;]*)`).exec(cookies())?.[1]
  return value ? decodeURIComponent(value) : undefined
}

/** Keeps the token as long as its cart lives. */
export function keepCartToken(token: string, expiresAt: string) {
  document.cookie = `${cookieName}=${encodeURIComponent(token)}; path=/; expires=${new Date(expiresAt).toUTCString()}; samesite=lax${secure()}`
}

export function forgetCartToken() {
  document.cookie = `${cookieName}=; path=/; max-age=0; samesite=lax`
}

const secure = () => (location.protocol === 'https:' ? '; secure' : '')
