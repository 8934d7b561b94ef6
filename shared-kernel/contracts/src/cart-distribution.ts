import { array, integer, min, object, optional, size, string } from 'superstruct'
import { Cart } from './cart-detail'
import { CartAddressInput } from './cart-shipping'
import { endpoint } from './endpoint'

/** Max addresses per order. */
export const destinationsMax = 100

/**
 * Distributes the whole cart over its addresses in one change. Removes shippings that aren't listed, and sets
 * the cart's quantities to the listed ones. `product_key` may be the key of any line of the product. New
 * pieces copy the accessories of that line. 422 `cart.distribution.refused` has errors at
 * `destinations.{index}…` or `goods.{product_key}`.
 */
export const distributeCart = endpoint({
  method: 'PATCH',
  path: '/v1/carts/shippings/distribute',
  access: 'any',
  beyondSpec: 'ADR 0082',
  body: object({
    token: string(),
    /**
     * The cart's version that the shopper saw. If the cart has changed since, the response is
     * `cart.distribution.changed`.
     */
    version: optional(integer()),
    destinations: size(
      array(
        object({
          /** Key of one of the cart's shippings. Its address doesn't change. */
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

/** Copies one parcel's wrapping, noshi and card to all other parcels, replacing their accessories. */
export const copyCartAccessories = endpoint({
  method: 'PATCH',
  path: '/v1/carts/accessories/copy',
  access: 'any',
  beyondSpec: 'ADR 0082',
  body: object({ token: string(), packing_key: string() }),
  response: Cart,
})
