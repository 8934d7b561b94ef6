import { parseCookie, stringifySetCookie } from 'cookie'

/**
 * Name of the cookie that keeps a shopper on the same releases. The value is one of a hundred buckets, so the
 * cookie identifies no one.
 */
const canaryCookie = 'canary'
const canaryCookieSeconds = 30 * 24 * 60 * 60

export const canarySetCookie = (bucket: number, protocol: string): string =>
  stringifySetCookie({
    name: canaryCookie,
    value: String(bucket),
    path: '/',
    maxAge: canaryCookieSeconds,
    httpOnly: true,
    sameSite: 'lax',
    secure: protocol === 'https',
  })

/** Reads the bucket from a cookie header. Returns undefined for a value that no gateway issues. */
export function bucketIn(cookie: string): number | undefined {
  const value = parseCookie(cookie)[canaryCookie] ?? ''
  return /^\d{1,2}$/.test(value) ? Number(value) : undefined
}
