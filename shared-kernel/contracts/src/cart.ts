import { boolean, object, optional, string } from 'superstruct'
import { Cart } from './cart-detail'
import { endpoint } from './endpoint'
import { maybe } from './wire'

/**
 * Creates a cart, or returns the token's cart. Attaches a signed-in member's cart and merges a guest's cart
 * into it. 422 `cart.init.product_not_found` while a line's product is gone; `invalid_product` drops such
 * lines. With `is_buy_now` only the token's buy-now cart: 422 `cart.common.is_expired` where it is none.
 */
export const initCart = endpoint({
  method: 'POST',
  path: '/v1/carts/init',
  access: 'any',
  body: object({
    token: maybe(string()),
    invalid_product: optional(boolean()),
    is_buy_now: optional(boolean()),
  }),
  response: Cart,
})

/**
 * 422 `cart.common.is_expired` for an expired or unknown token. A decided cart answers with its `order_no`.
 */
export const getCart = endpoint({ method: 'GET', path: '/v1/carts/:token', access: 'any', response: Cart })

/** Empties the cart; its token stays. */
export const resetCart = endpoint({
  method: 'PATCH',
  path: '/v1/carts/reset',
  access: 'any',
  body: object({ token: string() }),
  response: Cart,
})

/** A quote as a PDF for `name`, valid for 30 days. 422 `cart.quote.empty` for an empty cart. */
export const downloadCartQuote = endpoint({
  method: 'GET',
  path: '/v1/carts/:token/download/quote',
  access: 'any',
  query: object({ name: string() }),
  payload: 'file',
  mediaType: 'application/pdf',
})
