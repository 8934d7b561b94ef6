/** Offset in ms of the shop's time (`SHOP_NOW`) from the machine's; 0 for a shop in real time. */
export const offsetMs = process.env.SHOP_NOW
  ? Date.parse(process.env.SHOP_NOW) - Date.parse(process.env.SHOP_NOW_SINCE ?? new Date().toISOString())
  : 0

/** Milliseconds of the shop's time. Mails and durations use the machine's. */
export const shopNowMs = () => Date.now() + offsetMs
