import { parseCookie, stringifySetCookie } from 'cookie'

/** The cookie that keeps a shopper with what they were given: a number of a hundred, nobody's own. */
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

/** The bucket that a browser sends along; one that no gateway has given is none. */
export function bucketIn(cookie: string): number | undefined {
  const value = parseCookie(cookie)[canaryCookie] ?? ''
  return /^\d{1,2}$/.test(value) ? Number(value) : undefined
}
