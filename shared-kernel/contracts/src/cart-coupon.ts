import { integer, object, string } from 'superstruct'
import { Cart } from './cart-detail'
import { endpoint } from './endpoint'

/** Responds 422 with a code `cart.coupon.*` and a readable reason if the coupon can't be used. */
export const addCartCoupon = endpoint({
  method: 'PATCH',
  path: '/v1/carts/coupons/add',
  access: 'any',
  body: object({ token: string(), code: string() }),
  response: Cart,
})

export const deleteCartCoupon = endpoint({
  method: 'PATCH',
  path: '/v1/carts/coupons/delete',
  access: 'any',
  body: object({ token: string(), id: integer() }),
  response: Cart,
})
