import { array, integer, min, object, optional, size, string, type } from 'superstruct'
import { Cart } from './cart-detail'
import { CartAddressInput } from './cart-shipping'
import { endpoint } from './endpoint'
import { longText } from './wire'

/** Addresses that one order may go to. */
export const destinationsMax = 100

/**
 * Distributes the whole cart over its addresses in one change: shippings that are not listed go, and the
 * cart's quantities become the listed ones. A `product_key` names any line of the product; new pieces copy
 * its accessories. 422 `cart.distribution.refused` has errors at `destinations.{index}…` or
 * `goods.{product_key}`.
 */
export const distributeCart = endpoint({
  method: 'PATCH',
  path: '/v1/carts/shippings/distribute',
  access: 'any',
  body: object({
    token: string(),
    /** The version that the shopper saw; a newer cart answers `cart.distribution.changed`. */
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
 * Parses addresses from a table: comma or tab, with headings or in the column order of the address book. All
 * rows or none; 422 `cart.addresses.refused` names line and column at `csv`. Stores no row.
 */
export const readCartAddresses = endpoint({
  method: 'POST',
  path: '/v1/carts/:token/addresses/read',
  access: 'any',
  body: object({ csv: longText(200_000) }),
  response: type({ data: array(CartAddressInput) }),
})

/** Copies wrapping, noshi and card of one parcel to all others and replaces theirs. */
export const copyCartAccessories = endpoint({
  method: 'PATCH',
  path: '/v1/carts/accessories/copy',
  access: 'any',
  body: object({ token: string(), packing_key: string() }),
  response: Cart,
})
