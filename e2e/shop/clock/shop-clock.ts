/** Offset in ms between the shop's clock (`SHOP_NOW`) and the machine's. 0 for a shop in real time. */
export const offsetMs = process.env.SHOP_NOW
  ? Date.parse(process.env.SHOP_NOW) - Date.parse(process.env.SHOP_NOW_SINCE ?? new Date().toISOString())
  : 0

/** The shop's time in ms. Mails and durations use the machine's clock. */
export const shopNowMs = () => Date.now() + offsetMs
