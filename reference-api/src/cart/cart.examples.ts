import { anOrderer } from '../testing/cart-builders'
import { cartBody, cartPath } from '../testing/endpoints/cart-requests'
import type { Examples } from '../testing/endpoints/example'

export const examples: Examples = {
  getCart: { request: cartPath(), isCompound: true },
  initCart: { request: { body: {} }, refusal: 'none' },
  resetCart: { request: cartBody() },
  changeCartReceiver: { request: cartBody(() => ({ is_social_gift: false })) },
  modifyCartOrder: { request: cartBody(() => ({ orderer: anOrderer() })) },
  modifyCartOther: { request: cartBody(() => ({ note: '玄関先へ' })) },
  openCartWithProduct: {
    request: ({ product }) => ({ body: { product_id: product.id, quantity: 1 } }),
    refusal: { body: { quantity: 99_999 }, code: 'cart.update_products.not_enough' },
  },
  openBuyNowCart: {
    request: ({ product }) => ({ body: { product_id: product.id, quantity: 1 } }),
    refusal: { body: { quantity: 99_999 }, code: 'cart.update_products.not_enough' },
  },
}
