import { array, integer, min, nonempty, object, size, optional, record, string } from 'superstruct'
import { newCartAccessory } from './cart-accessory'
import { Cart } from './cart-detail'
import { endpoint } from './endpoint'
import { maybe } from './wire'

const quantity = min(integer(), 1)
const madeToOrder = { measurement: maybe(record(string(), integer())), name_embroidery: maybe(string()) }
const newLine = {
  product_id: integer(),
  quantity,
  accessories: optional(array(object(newCartAccessory))),
  ...madeToOrder,
}

/**
 * 今すぐ購入: opens a separate cart with this product alone; the open cart stays as it is. `replaces` is the token
 * of the previous buy-now cart, which ends. 422 as {@link addCartProduct}.
 */
export const openBuyNowCart = endpoint({
  method: 'POST',
  path: '/v1/carts/buy-now',
  access: 'any',
  body: object({ replaces: maybe(string()), ...newLine }),
  response: Cart,
})

/**
 * A product with the same options adds up on its line. 422 `cart.update_products.not_sale` when not on sale.
 */
export const addCartProduct = endpoint({
  method: 'PATCH',
  path: '/v1/carts/products/add',
  access: 'any',
  body: object({
    token: string(),
    ...newLine,
    shipping_key: maybe(string()),
  }),
  response: Cart,
})

/**
 * Adds many products at once by their codes or JAN, all or none; ignores hyphens and case. 422
 * `cart.codes.refused` lists the refused rows and their reasons at `codes`.
 */
export const addCartProductsByCode = endpoint({
  method: 'PATCH',
  path: '/v1/carts/products/add-codes',
  access: 'any',
  body: object({
    token: string(),
    lines: size(array(object({ code: size(string(), 1, 60), quantity })), 1, 200),
  }),
  response: Cart,
})

/** Deletes one line by its key, or every line of the given product ids. */
export const deleteCartProducts = endpoint({
  method: 'PATCH',
  path: '/v1/carts/products/delete',
  access: 'any',
  body: object({ token: string(), key: optional(string()), ids: optional(array(integer())) }),
  response: Cart,
})

/** Sets a line's quantity (not a difference), so that a repeated call changes nothing. */
export const modifyCartProduct = endpoint({
  method: 'PATCH',
  path: '/v1/carts/products/modify',
  access: 'any',
  body: object({ token: string(), key: string(), quantity: optional(quantity), ...madeToOrder }),
  response: Cart,
})

/** Splits a line over shippings or packings; the parts' quantities add up to the line's. */
export const divideCartProduct = endpoint({
  method: 'PATCH',
  path: '/v1/carts/products/divide',
  access: 'any',
  body: object({
    token: string(),
    key: string(),
    parts: nonempty(array(object({ quantity, shipping_key: maybe(string()), packing_key: maybe(string()) }))),
  }),
  response: Cart,
})

/**
 * Puts a set into the cart as one line at the set's price. 422 `cart.add_set.not_a_set` for another product.
 */
export const addCartSet = endpoint({
  method: 'PATCH',
  path: '/v1/carts/add-set',
  access: 'any',
  body: object({ token: string(), product_id: integer(), quantity }),
  response: Cart,
})
