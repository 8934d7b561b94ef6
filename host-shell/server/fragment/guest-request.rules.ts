import { parseCookie, stringifyCookie } from 'cookie'

/**
 * Cookies that don't affect a page: analytics cookies, which no server of the shop reads, and the canary
 * bucket.
 */
const harmless = /^(canary|_ga|_ga_\w+|_gid|_gat(_[\w-]+)?|_gcl_\w+|_fbp|_fbc)$/

/** Login cookies: a signed-in shopper gets personal pages. */
const ofLogin = /^(access_token|expires_at|refresh_token)$/

/** Cookies whose values many guests have in common. Guests with the same value share a page. */
const common = /^deliveryTo$/
const longestCommon = 100

export type GuestRequest = {
  /** Cookie header with the common values only. A shared page is requested without any other cookie. */
  shared: string
  own: string[]
}

/**
 * Separates a guest's common cookies from the distinguishing ones. Returns undefined for a signed-in shopper.
 */
export function parseGuestRequest(cookie: string): GuestRequest | undefined {
  const held = Object.entries(parseCookie(cookie)).filter(([name]) => !harmless.test(name))
  if (held.some(([name]) => ofLogin.test(name))) return undefined
  const isCommon = ([name, value = '']: [string, string | undefined]) =>
    common.test(name) && value.length <= longestCommon
  return {
    shared: stringifyCookie(Object.fromEntries(held.filter(isCommon))),
    own: held.filter((one) => !isCommon(one)).map(([name]) => name),
  }
}

/** Checks that no cookie distinguishes this shopper, so that viewing a page needs no script. */
export const isAnyGuest = (cookie: string): boolean => parseGuestRequest(cookie)?.own.length === 0
