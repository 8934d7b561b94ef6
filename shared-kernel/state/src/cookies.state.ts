import { currentScope } from '@storefront/http'
import { shopNow } from '@storefront/locale-ja'
import { parseCookie, stringifySetCookie } from 'cookie'

/** The header of the page, or of the request that a server renders for. */
const cookieHeader = () => (typeof document === 'undefined' ? (currentScope().cookie ?? '') : document.cookie)

/** A cookie's value; undefined when it is missing or empty. */
export function readCookie(name: string, header: string = cookieHeader()): string | undefined {
  currentScope().onCookieRead?.(name)
  return parseCookie(header)[name] || undefined
}

/** Lifetime of a cookie; `expiresAt` is an instant of the shop's clock. */
type Lifetime = { maxAgeSeconds: number } | { expiresAt: Date }

/** Writes a cookie of the whole shop; a server sends it with its response. */
export function writeCookie(name: string, value: string, lifetime: Lifetime) {
  // Never as a date: the browser would apply its own clock.
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
