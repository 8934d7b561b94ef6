import { anAddress } from '../../testing/cart-builders'
import { cartBody, firstLine } from '../../testing/endpoints/cart-requests'
import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  addCartPacking: {
    request: cartBody((cart) => ({
      shipping_key: cart.data.detail.shippings[0]!.key,
      product_keys: [firstLine(cart)],
    })),
  },
  modifyCartPacking: {
    request: cartBody((cart) => ({
      key: cart.data.detail.shippings[0]!.packings[0]!.key,
      delivery_timezone_key: null,
    })),
  },
  addCartShipping: { request: cartBody(() => ({ address: anAddress() })) },
  modifyCartShipping: {
    request: cartBody((cart) => ({ key: cart.data.detail.shippings[0]!.key, address: anAddress() })),
  },
  resetCartShippings: { request: cartBody() },
}
