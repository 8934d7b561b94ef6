/**
 * Offset in ms between the shop's clock (`SHOP_NOW`) and the machine's clock. 0 if the shop runs in real
 * time.
 */
export const offsetMs = process.env.SHOP_NOW
  ? Date.parse(process.env.SHOP_NOW) - Date.parse(process.env.SHOP_NOW_SINCE ?? new Date().toISOString())
  : 0

/** Returns the shop's time in ms. Emails and durations use the machine's clock instead. */
export const shopNowMs = () => Date.now() + offsetMs
