import { parseCookie, stringifyCookie } from 'cookie'

/** Analytics cookies, which no server of the shop reads, and the canary's bucket. */
const harmless = /^(canary|_ga|_ga_\w+|_gid|_gat(_[\w-]+)?|_gcl_\w+|_fbp|_fbc)$/

/** Login cookies: their owner has pages of their own. */
const ofLogin = /^(access_token|expires_at|refresh_token)$/

/** Values that many guests have in common, with their length limit: guests of one value share a page. */
const common = /^deliveryTo$/
const longestCommon = 100

export type GuestRequest = {
  /** Cookie header of the common values, the only one that a shared page is requested with. */
  shared: string
  own: string[]
}

/** The cookies that distinguish a guest; undefined with a login. */
export function guestRequestOf(cookie: string): GuestRequest | undefined {
  const held = Object.entries(parseCookie(cookie)).filter(([name]) => !harmless.test(name))
  if (held.some(([name]) => ofLogin.test(name))) return undefined
  const isCommon = ([name, value = '']: [string, string | undefined]) =>
    common.test(name) && value.length <= longestCommon
  return {
    shared: stringifyCookie(Object.fromEntries(held.filter(isCommon))),
    own: held.filter((one) => !isCommon(one)).map(([name]) => name),
  }
}

/** True if no cookie distinguishes this shopper, so that a mere visit needs no script. */
export const isAnyGuest = (cookie: string): boolean => guestRequestOf(cookie)?.own.length === 0
