/**
 * Returns SHOP_NOW and the instant at which that clock started, so that programs that start later agree with
 * running programs on the time.
 * @param {Record<string, string | undefined>} env
 * @returns {Record<string, string>} variables for all of a shop's programs, empty without SHOP_NOW
 */
export function shopClock({ SHOP_NOW: shown, SHOP_NOW_SINCE: since }) {
  return shown ? { SHOP_NOW: shown, SHOP_NOW_SINCE: since || new Date().toISOString() } : {}
}
