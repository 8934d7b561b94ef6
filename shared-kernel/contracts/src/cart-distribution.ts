import { array, integer, min, object, optional, size, string, type } from 'superstruct'
import { Cart } from './cart-detail'
import { CartAddressInput } from './cart-shipping'
import { endpoint } from './endpoint'
import { longText } from './wire'

/** As many addresses as one order may go to. */
export const destinationsMax = 100

/**
 * The whole cart over its addresses, in one change: exactly these stay, and what each gets is what the cart
 * holds afterwards. A `product_key` names any line of the goods that are meant; new pieces are dressed as it
 * is. 422 `cart.distribution.refused` says at `destinations.{index}…` or `goods.{product_key}` what is wrong.
 */
export const distributeCart = endpoint({
  method: 'PATCH',
  path: '/v1/carts/shippings/distribute',
  access: 'any',
  body: object({
    token: string(),
    /** Of the cart that was decided upon; a newer one is refused with `cart.distribution.changed`. */
    version: optional(integer()),
    destinations: size(
      array(
        object({
          /** One of the cart's shippings; its address stays as it is. */
          key: optional(string()),
          user_address_id: optional(integer()),
          address: optional(CartAddressInput),
          goods: size(array(object({ product_key: string(), quantity: min(integer(), 1) })), 0, 200),
        }),
      ),
      1,
      destinationsMax,
    ),
  }),
  response: Cart,
})

/**
 * Reads addresses out of a table: comma or tab, with headings or in the order of the address book's columns.
 * All of them or none; 422 `cart.addresses.refused` names line and column at `csv`. Nothing is kept.
 */
export const readCartAddresses = endpoint({
  method: 'POST',
  path: '/v1/carts/:token/addresses/read',
  access: 'any',
  body: object({ csv: longText(200_000) }),
  response: type({ data: array(CartAddressInput) }),
})

/** Wrapping, noshi and card of one parcel go on all others, in place of what they had. */
export const copyCartAccessories = endpoint({
  method: 'PATCH',
  path: '/v1/carts/accessories/copy',
  access: 'any',
  body: object({ token: string(), packing_key: string() }),
  response: Cart,
})
