/** Origin of the shop of these journeys. */
export const origin = () => process.env.SHOP_ORIGIN ?? ''
