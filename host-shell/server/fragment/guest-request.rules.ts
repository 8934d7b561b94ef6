import { parseCookie } from 'cookie'

/** Cookies of analytics, which no server of the shop reads, and the one that says which release is given. */
const harmless = /^(canary|_ga|_ga_\w+|_gid|_gat(_[\w-]+)?|_gcl_\w+|_fbp|_fbc)$/

/**
 * True when nothing tells this shopper from any other: no login, cart, hidden message or seen products, and
 * no cookie that nobody has thought of.
 */
export const isAnyGuest = (cookie: string): boolean =>
  Object.keys(parseCookie(cookie)).every((name) => harmless.test(name))
