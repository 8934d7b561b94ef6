export const origin = () => process.env.SHOP_ORIGIN ?? ''
