import { integer, min, object, optional, string } from 'superstruct'
import { Cart } from './cart-detail'
import { endpoint } from './endpoint'
import { maybe } from './wire'

const inscription = { noshi_heading: maybe(string()), noshi_name: maybe(string()), message: maybe(string()) }

/** Members that describe an accessory before it has a key. */
export const newCartAccessory = { accessory_id: integer(), quantity: optional(min(integer(), 1)), ...inscription }

/** `product_key` is the key of the line that the accessory belongs to. */
export const addCartAccessory = endpoint({
  method: 'PATCH',
  path: '/v1/carts/accessories/add',
  access: 'any',
  body: object({ token: string(), product_key: string(), ...newCartAccessory }),
  response: Cart,
})

export const modifyCartAccessory = endpoint({
  method: 'PATCH',
  path: '/v1/carts/accessories/modify',
  access: 'any',
  body: object({ token: string(), key: string(), quantity: optional(min(integer(), 1)), ...inscription }),
  response: Cart,
})

export const deleteCartAccessory = endpoint({
  method: 'PATCH',
  path: '/v1/carts/accessories/delete',
  access: 'any',
  body: object({ token: string(), key: string() }),
  response: Cart,
})
