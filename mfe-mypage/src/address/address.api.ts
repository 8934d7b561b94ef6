import {
  addUserAddress,
  deleteUserAddress,
  getFormLayout,
  getUserAddress,
  listUserAddresses,
  makeDefaultUserAddress,
  makeSenderUserAddress,
  updateUserAddress,
  type UserAddress,
  type UserAddressInput,
} from '@storefront/contracts'
import { call, limitOf } from '@storefront/http'
import { withShippingNames } from './address.rules'

type Id = UserAddress['id']

export async function fetchAddressBook(signal: AbortSignal) {
  const { data, headers } = await call(listUserAddresses, { signal })
  return { addresses: data.data, limit: limitOf(headers) ?? null }
}

export async function fetchAddress(id: string, signal: AbortSignal) {
  return (await call(getUserAddress, { params: { id }, signal })).data
}

/** The shop's own form of an address. */
export async function fetchAddressForm(signal: AbortSignal) {
  return withShippingNames((await call(getFormLayout, { params: { page: 'address' }, signal })).data)
}

export const addAddress = (body: UserAddressInput) => call(addUserAddress, { body })
export const changeAddress = (id: Id, body: UserAddressInput) =>
  call(updateUserAddress, { params: { id }, body })
export const removeAddress = (id: Id) => call(deleteUserAddress, { params: { id } })
export const makeDefault = (id: Id) => call(makeDefaultUserAddress, { params: { id } })
export const makeSender = (id: Id) => call(makeSenderUserAddress, { params: { id } })
