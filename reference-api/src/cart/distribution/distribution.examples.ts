import { anAddress } from '../../testing/cart-builders'
import { cartBody, cartPath, firstLine } from '../../testing/endpoints/cart-requests'
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
  readCartAddresses: {
    request: cartPath({
      body: { csv: '山田,太郎,ヤマダ,タロウ,1000001,東京都,千代田区,千代田1-1,,0312345678' },
    }),
    refusal: { body: { csv: '姓,名' }, code: 'cart.addresses.refused' },
  },
}
