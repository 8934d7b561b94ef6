import { cartBody } from '../../testing/endpoints/cart-requests'
import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  addCartCoupon: {
    request: cartBody(async (_cart, world) => ({ code: (await world.coupon()).code })),
    isOnce: true,
  },
  deleteCartCoupon: {
    request: async (world) => {
      const shopper = await world.emptyCart()
      await shopper.add(world.product.id)
      const { code, id } = await world.coupon()
      await shopper.patch('coupons/add', { code })
      return { body: { token: shopper.cart.token, id } }
    },
    isOnce: true,
  },
  changeCartPoint: {
    request: async (world) => ({
      body: { token: (await world.shopper()).cart.token, point: 0 },
    }),
    other: 422,
  },
}
