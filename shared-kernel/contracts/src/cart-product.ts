import { array, boolean, integer, min, nonempty, object, size, optional, record, string } from 'superstruct'
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
 * Creates or resumes a cart as `initCart` does and adds the product, in one transaction. If either is
 * refused, neither happens. 422 as in `initCart` and {@link addCartProduct}.
 */
export const openCartWithProduct = endpoint({
  method: 'POST',
  path: '/v1/carts/products',
  access: 'any',
  beyondSpec: 'ADR 0108',
  body: object({ token: maybe(string()), invalid_product: optional(boolean()), ...newLine }),
  response: Cart,
})

/**
 * 今すぐ購入 (buy now): opens a separate cart with only this product and leaves the open cart as it is. `replaces`
 * is the token of the shopper's previous buy-now cart, which is closed. The new one takes over what was
 * entered in it: orderer, address, payment, coupons and note. 422 as in {@link addCartProduct}.
 */
export const openBuyNowCart = endpoint({
  method: 'POST',
  path: '/v1/carts/buy-now',
  access: 'any',
  beyondSpec: 'ADR 0080',
  body: object({ replaces: maybe(string()), ...newLine }),
  response: Cart,
})

/**
 * Adding a product again with the same options increases the quantity of its line. 422
 * `cart.update_products.not_sale` if the product isn't on sale.
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
 * Adds many products at once by code or JAN, all or none. Ignores hyphens and case. 422 `cart.codes.refused`
 * lists the rejected rows and the reasons at `codes`.
 */
export const addCartProductsByCode = endpoint({
  method: 'PATCH',
  path: '/v1/carts/products/add-codes',
  access: 'any',
  beyondSpec: 'ADR 0074',
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

/**
 * Sets a line's absolute quantity, measurement, embroidery or variant, so repeating the call has no further
 * effect. The line keeps its place, its parcel and its accessories. `product_id` is another product of the
 * same model: 422 `cart.products.other_model` for any other, `cart.accessories.not_allowed` if it can't have
 * the line's accessories.
 */
export const modifyCartProduct = endpoint({
  method: 'PATCH',
  path: '/v1/carts/products/modify',
  access: 'any',
  body: object({
    token: string(),
    key: string(),
    product_id: optional(integer()),
    quantity: optional(quantity),
    ...madeToOrder,
  }),
  response: Cart,
})

/** Splits a line across shippings or packings. The parts must add up to the line's quantity. */
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
 * Adds a set to the cart as one line at the set's price. 422 `cart.add_set.not_a_set` if the product isn't a
 * set.
 */
export const addCartSet = endpoint({
  method: 'PATCH',
  path: '/v1/carts/add-set',
  access: 'any',
  body: object({ token: string(), product_id: integer(), quantity }),
  response: Cart,
})
