import { parseCookie, stringifyCookie } from 'cookie'
import { scriptsCookie } from '../../shared/scripts-cookie.rules'

/**
 * Cookies that don't affect a page: analytics cookies, which no server of the shop reads, the canary bucket,
 * and whether the browser runs scripts.
 */
const harmless = new RegExp(
  `^(canary|${scriptsCookie}|_ga|_ga_\\w+|_gid|_gat(_[\\w-]+)?|_gcl_\\w+|_fbp|_fbc)$`,
)

/** Cookies whose values many shoppers have in common. Shoppers with the same value share a page. */
const common = /^deliveryTo$/
const longestCommon = 100

export type ShopperCookies = {
  /** Cookie header with the common values only. A shared page is requested without any other cookie. */
  shared: string
  /** Names of the cookies that distinguish the shopper, such as those of a login. */
  own: string[]
  /** True if the browser fills in the islands of a shared page. */
  runsScripts: boolean
}

/** Separates a shopper's common cookies from the distinguishing ones. */
export function parseShopperCookies(cookie: string): ShopperCookies {
  const all = Object.entries(parseCookie(cookie))
  const held = all.filter(([name]) => !harmless.test(name))
  const isCommon = ([name, value = '']: [string, string | undefined]) =>
    common.test(name) && value.length <= longestCommon
  return {
    shared: stringifyCookie(Object.fromEntries(held.filter(isCommon))),
    own: held.filter((one) => !isCommon(one)).map(([name]) => name),
    runsScripts: all.some(([name]) => name === scriptsCookie),
  }
}
