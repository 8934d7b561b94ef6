/** The shop's instants (`SHOP_NOW`) lie this far from the machine's; 0 for a shop in real time. */
export const offsetMs = process.env.SHOP_NOW
  ? Date.parse(process.env.SHOP_NOW) - Date.parse(process.env.SHOP_NOW_SINCE ?? new Date().toISOString())
  : 0

/** Milliseconds of the shop's time. Mails and durations are in the machine's. */
export const shopNowMs = () => Date.now() + offsetMs
