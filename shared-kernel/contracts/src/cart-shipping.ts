import { array, boolean, integer, object, optional, string, type Infer } from 'superstruct'
import { Cart } from './cart-detail'
import { endpoint } from './endpoint'
import { maybe } from './wire'

/** An address entered for this cart only (§3 field names). */
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
 * Names of the address fields in the form and the cart. Listed by hand because pages don't load a contract's
 * shape (ADR 0007).
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
  /** One of the member's addresses. 422 `cart_detail.set_user_address.not_data` if it has been deleted. */
  user_address_id: optional(integer()),
  address: optional(CartAddressInput),
  /** Lines to send to this address. If omitted on the first shipping, all of them. */
  product_keys: optional(array(string())),
}

/**
 * Requires `user_address_id` or `address`. In a shop that allows only one shipping, the new shipping replaces
 * the old one.
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
 * Merges everything into one shipping with one packing. Keeps the first address (or else the member's
 * default) unless the request removes it.
 */
export const resetCartShippings = endpoint({
  method: 'PATCH',
  path: '/v1/carts/shippings/reset',
  access: 'any',
  body: object({ token: string(), is_removing_address: optional(boolean()) }),
  response: Cart,
})
