/** Where the shop of these journeys answers. */
export const origin = () => process.env.SHOP_ORIGIN ?? ''
