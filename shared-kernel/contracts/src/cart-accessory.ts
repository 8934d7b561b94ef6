import { enums, integer, min, object, optional, string } from 'superstruct'
import { Cart } from './cart-detail'
import { endpoint } from './endpoint'
import { noshiCords, noshiPlaces } from './noshi'
import { maybe } from './wire'

/** `noshi_name` has one name per line. Without a cord, the heading's default cord is used. */
const inscription = {
  noshi_heading: maybe(string()),
  noshi_cord: maybe(enums(noshiCords)),
  noshi_place: maybe(enums(noshiPlaces)),
  noshi_name: maybe(string()),
  message: maybe(string()),
}

/** Fields of an accessory before it has a key. */
export const newCartAccessory = {
  accessory_id: integer(),
  quantity: optional(min(integer(), 1)),
  ...inscription,
}

/**
 * Adds the accessory to the line `product_key`, or to every line of the packing `packing_key` that allows it.
 * Replaces the accessories that these lines have (ADR 0027).
 */
export const addCartAccessory = endpoint({
  method: 'PATCH',
  path: '/v1/carts/accessories/add',
  access: 'any',
  body: object({
    token: string(),
    product_key: optional(string()),
    packing_key: optional(string()),
    ...newCartAccessory,
  }),
  response: Cart,
})

export const modifyCartAccessory = endpoint({
  method: 'PATCH',
  path: '/v1/carts/accessories/modify',
  access: 'any',
  body: object({ token: string(), key: string(), quantity: optional(min(integer(), 1)), ...inscription }),
  response: Cart,
})

/** Deletes one accessory by `key`, or one kind from the whole packing by `packing_key` and `accessory_id`. */
export const deleteCartAccessory = endpoint({
  method: 'PATCH',
  path: '/v1/carts/accessories/delete',
  access: 'any',
  body: object({
    token: string(),
    key: optional(string()),
    packing_key: optional(string()),
    accessory_id: optional(integer()),
  }),
  response: Cart,
})
