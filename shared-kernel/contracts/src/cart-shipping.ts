import { array, boolean, integer, object, optional, string, type Infer } from 'superstruct'
import { Cart } from './cart-detail'
import { endpoint } from './endpoint'
import { maybe } from './wire'

/** An address that is typed for this cart alone (§3 field names). */
export const CartAddressInput = object({
  shipping_last_name: string(),
  shipping_first_name: string(),
  shipping_last_name_kana: string(),
  shipping_first_name_kana: string(),
  postal_code: string(),
  prefecture: string(),
  city: string(),
  address1: string(),
  address2: maybe(string()),
  phone_number: string(),
  cell_phone_number: maybe(string()),
})
export type CartAddressInput = Infer<typeof CartAddressInput>

/**
 * The names of its fields, as a form asks for them and a cart keeps them. Spelled out: in a page a contract
 * has no shape (ADR 0007).
 */
export const cartAddressFields = [
  'shipping_last_name',
  'shipping_first_name',
  'shipping_last_name_kana',
  'shipping_first_name_kana',
  'postal_code',
  'prefecture',
  'city',
  'address1',
  'address2',
  'phone_number',
  'cell_phone_number',
] as const satisfies readonly (keyof CartAddressInput)[]

const destination = {
  /** One of the member's addresses; 422 `cart_detail.set_user_address.not_data` when it is gone. */
  user_address_id: optional(integer()),
  address: optional(CartAddressInput),
  /** Lines that go there. Absent at the first shipping: all of them. */
  product_keys: optional(array(string())),
}

/**
 * Needs `user_address_id` or `address`. Where only one shipping is allowed, the new one takes the old one's
 * place.
 */
export const addCartShipping = endpoint({
  method: 'PATCH',
  path: '/v1/carts/shippings/add',
  access: 'any',
  body: object({ token: string(), ...destination }),
  response: Cart,
})

export const modifyCartShipping = endpoint({
  method: 'PATCH',
  path: '/v1/carts/shippings/modify',
  access: 'any',
  body: object({ token: string(), key: string(), ...destination }),
  response: Cart,
})

/**
 * Back to one shipping with one packing; keeps the first address (a member's default one if none) unless told
 * to remove it.
 */
export const resetCartShippings = endpoint({
  method: 'PATCH',
  path: '/v1/carts/shippings/reset',
  access: 'any',
  body: object({ token: string(), is_removing_address: optional(boolean()) }),
  response: Cart,
})
