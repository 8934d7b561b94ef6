import { array, boolean, enums, integer, object, optional, size, string, type, type Infer } from 'superstruct'
import { destinationsMax } from './cart-distribution'
import { CartAddressInput } from './cart-shipping'
import { endpoint } from './endpoint'
import { maybe } from './wire'

/** The owner of an address (§3). */
export const AddressDivision = { own: 1, other: 2 } as const

const person = {
  shipping_first_name: string(),
  shipping_last_name: string(),
  shipping_first_name_kana: string(),
  shipping_last_name_kana: string(),
}
const place = {
  postal_code: string(),
  prefecture: string(),
  city: string(),
  address1: string(),
  address2: string(),
  phone_number: string(),
}

export const UserAddress = type({
  id: integer(),
  is_default: boolean(),
  is_sender_default: boolean(),
  division_ct: integer(),
  /** The member's own label. Never part of the delivery address (§5). */
  address_name: string(),
  shipping_name: string(),
  shipping_kana: string(),
  ...person,
  ...place,
  cell_phone_number: string(),
  formatted_postal_code: string(),
  combined_address: string(),
  full_address: string(),
})
export type UserAddress = Infer<typeof UserAddress>

export const UserAddressInput = object({
  ...person,
  ...place,
  address2: maybe(string()),
  cell_phone_number: maybe(string()),
  address_name: maybe(string()),
  division_ct: optional(integer()),
  is_default: optional(boolean()),
  is_sender_default: optional(boolean()),
})
export type UserAddressInput = Infer<typeof UserAddressInput>

const path = '/v1/me/user-addresses'

/** The member's own address first, then newest first. x-limit is the maximum number of addresses. */
export const listUserAddresses = endpoint({
  method: 'GET',
  path,
  access: 'member',
  response: type({ data: array(UserAddress) }),
})

/**
 * Adds an address to the book. 422 `user_address.limit` once x-limit is reached. If the book already contains
 * the address, the response is the stored address with `is_known`.
 */
export const addUserAddress = endpoint({
  method: 'POST',
  path,
  access: 'member',
  body: UserAddressInput,
  response: type({ ...UserAddress.schema, is_known: optional(boolean()) }),
})

/**
 * Adds the recipients of a pasted address book, all or none. Their kana may be empty. Recipients that the
 * book or an earlier entry already has are skipped and counted in `known_count`. 422 `user_address.limit`
 * beyond x-limit, and 422 `validation.failed` with errors at `addresses.<position>`.
 */
export const addUserAddresses = endpoint({
  method: 'POST',
  path: `${path}/batch`,
  access: 'member',
  beyondSpec: 'ADR 0117',
  body: object({ addresses: size(array(CartAddressInput), 1, destinationsMax) }),
  response: type({ count: integer(), known_count: integer() }),
})
export const getUserAddress = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  access: 'member',
  response: UserAddress,
})

/** Changing the member's own address (division_ct 1) also changes the profile (§4). */
export const updateUserAddress = endpoint({
  method: 'PUT',
  path: `${path}/:id`,
  access: 'member',
  body: UserAddressInput,
  response: UserAddress,
})

/** 422 `user_address.own` for the member's own address, which can't be deleted. */
export const deleteUserAddress = endpoint({ method: 'DELETE', path: `${path}/:id`, access: 'member' })

/** Deletes all but the member's own address. */
export const deleteAllUserAddresses = endpoint({
  method: 'DELETE',
  path: '/v1/me/user-addresses-all',
  access: 'member',
})
export const makeDefaultUserAddress = endpoint({
  method: 'PATCH',
  path: `${path}/:id/use`,
  access: 'member',
  response: UserAddress,
})
export const makeSenderUserAddress = endpoint({
  method: 'PATCH',
  path: `${path}/:id/use-sender`,
  access: 'member',
  response: UserAddress,
})

/**
 * Imports addresses from a CSV in UTF-8 or Shift_JIS, with the columns of the export. One invalid row rejects
 * the whole file. Rows that are already in the book are skipped and counted in `known_count`.
 */
export const importUserAddresses = endpoint({
  method: 'POST',
  path: `${path}/import`,
  access: 'member',
  multipart: true,
  body: object({}),
  /**
   * A large file is validated immediately but imported later. `count` is 0 until then, and a mail reports the
   * result.
   */
  response: type({ count: integer(), known_count: optional(integer()), is_delayed: boolean() }),
})

/**
 * Exports a CSV in UTF-8 with BOM, or in Shift_JIS with `encoding=sjis` (422 if that would lose characters).
 * A large export is prepared in the background: the response is JSON, and a mail follows once the file is
 * ready.
 */
export const exportUserAddresses = endpoint({
  method: 'GET',
  path: `${path}/export`,
  access: 'member',
  query: object({ encoding: optional(enums(['utf8', 'sjis'])) }),
  payload: 'file',
  response: type({ is_delayed: optional(boolean()), message: optional(string()) }),
})
