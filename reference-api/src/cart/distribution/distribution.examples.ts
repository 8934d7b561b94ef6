import { anAddress } from '../../testing/cart-builders'
import { cartBody, firstLine } from '../../testing/endpoints/cart-requests'
import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  copyCartAccessories: {
    request: async (world) => {
      const { cart } = await world.guest()
      return { body: { token: cart.token, packing_key: cart.data.detail.shippings[0]!.packings[0]!.key } }
    },
  },
  distributeCart: {
    request: cartBody((cart) => ({
      destinations: [{ address: anAddress(), goods: [{ product_key: firstLine(cart), quantity: 2 }] }],
    })),
  },
}
