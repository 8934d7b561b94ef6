import { boolean, object, optional, string } from 'superstruct'
import { Cart } from './cart-detail'
import { endpoint } from './endpoint'
import { maybe } from './wire'

/**
 * Creates a cart or returns the token's cart. For a signed-in member, attaches the member's cart and merges a
 * guest's cart into it. 422 `cart.init.product_not_found` if a line's product no longer exists;
 * `invalid_product` drops such lines. With `is_buy_now`, returns only the token's buy-now cart, or 422
 * `cart.common.is_expired` if there is none.
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
 * 422 `cart.common.is_expired` for an expired or unknown token. Once ordered, the cart's response has its
 * `order_no`.
 */
export const getCart = endpoint({ method: 'GET', path: '/v1/carts/:token', access: 'any', response: Cart })

/** Empties the cart but keeps its token. */
export const resetCart = endpoint({
  method: 'PATCH',
  path: '/v1/carts/reset',
  access: 'any',
  body: object({ token: string() }),
  response: Cart,
})

/** A PDF quote made out to `name`, valid for 30 days. 422 `cart.quote.empty` for an empty cart. */
export const downloadCartQuote = endpoint({
  method: 'GET',
  path: '/v1/carts/:token/download/quote',
  access: 'any',
  beyondSpec: 'ADR 0074',
  /** `region` and `prefecture` are the place that the cart assumes while it has no address. */
  query: object({ name: string(), region: optional(string()), prefecture: optional(string()) }),
  payload: 'file',
})
