import { currentScope } from '@storefront/http'
import { shopNow } from '@storefront/locale-ja'
import { parseCookie, stringifySetCookie } from 'cookie'

/** Returns the cookie header of the page, or of the request that a server is rendering for. */
const cookieHeader = () => (typeof document === 'undefined' ? (currentScope().cookie ?? '') : document.cookie)

/**
 * Returns a cookie's value, or undefined if the cookie is missing or empty. A page that a server renders then
 * depends on that cookie, unless the header is given.
 */
export function readCookie(name: string, header?: string): string | undefined {
  if (header === undefined) currentScope().onCookieRead?.(name)
  return parseCookie(header ?? cookieHeader())[name] || undefined
}

/** A cookie's lifetime. `expiresAt` is a time by the shop's clock. */
type Lifetime = { maxAgeSeconds: number } | { expiresAt: Date }

/** Writes a cookie for the whole shop. On a server, it is sent with the response. */
export function writeCookie(name: string, value: string, lifetime: Lifetime) {
  // Don't send an absolute date: the browser would compare it with its own clock.
  const maxAge =
    'maxAgeSeconds' in lifetime
      ? lifetime.maxAgeSeconds
      : Math.ceil((lifetime.expiresAt.getTime() - shopNow().getTime()) / 1_000)
  const { setCookie = (header: string) => (document.cookie = header), isSecure } = currentScope()
  setCookie(
    stringifySetCookie(name, value, {
      path: '/',
      sameSite: 'lax',
      secure: isSecure ?? location.protocol === 'https:',
      maxAge,
    }),
  )
}

export function removeCookie(name: string) {
  writeCookie(name, '', { maxAgeSeconds: 0 })
}
