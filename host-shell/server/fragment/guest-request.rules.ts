import { parseCookie, stringifyCookie } from 'cookie'

/** Cookies of analytics, which no server of the shop reads, and the one that says which release is given. */
const harmless = /^(canary|_ga|_ga_\w+|_gid|_gat(_[\w-]+)?|_gcl_\w+|_fbp|_fbc)$/

/** Cookies of a login: whose they are has pages of their own. */
const ofLogin = /^(access_token|expires_at|refresh_token)$/

/** Values that many guests have in common, and the longest: a page is shared between those of one value. */
const common = /^deliveryTo$/
const longestCommon = 100

export type GuestRequest = {
  /** Cookie header of what many have in common: all that a shared page is asked for with. */
  shared: string
  /** Names of the cookies that are this guest's own. */
  own: string[]
}

/** What tells a guest from others; undefined for who has a login. */
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

/** True when nothing tells this shopper from many others, so that who only looks needs no script. */
export const isAnyGuest = (cookie: string): boolean => guestRequestOf(cookie)?.own.length === 0
