import { currentScope } from '@storefront/http'
import { parseCookie, stringifySetCookie } from 'cookie'

/** The header of the page, or of the request that a server renders for. */
const cookieHeader = () => (typeof document === 'undefined' ? (currentScope().cookie ?? '') : document.cookie)

/** A cookie's value; undefined when it is missing or empty. */
export function readCookie(name: string, header: string = cookieHeader()): string | undefined {
  currentScope().onCookieRead?.(name)
  return parseCookie(header)[name] || undefined
}

/** Until when the browser keeps a cookie: so long from now, or until a moment. */
type Lifetime = { maxAgeSeconds: number } | { expiresAt: Date }

/** Writes a cookie of the whole shop; a server gives it to the shopper with its answer. */
export function writeCookie(name: string, value: string, lifetime: Lifetime) {
  const ends =
    'maxAgeSeconds' in lifetime ? { maxAge: lifetime.maxAgeSeconds } : { expires: lifetime.expiresAt }
  const { setCookie = (header: string) => (document.cookie = header), isSecure } = currentScope()
  setCookie(
    stringifySetCookie(name, value, {
      path: '/',
      sameSite: 'lax',
      secure: isSecure ?? location.protocol === 'https:',
      ...ends,
    }),
  )
}

export function removeCookie(name: string) {
  writeCookie(name, '', { maxAgeSeconds: 0 })
}
