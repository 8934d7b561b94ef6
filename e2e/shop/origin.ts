/** Returns the origin of the shop under test. */
export const origin = () => process.env.SHOP_ORIGIN ?? ''
