import {
  addUserAddress,
  addUserAddresses,
  checkAddresses,
  deleteAllUserAddresses,
  deleteUserAddress,
  exportUserAddresses,
  getFormLayout,
  getUserAddress,
  importUserAddresses,
  listUserAddresses,
  makeDefaultUserAddress,
  makeSenderUserAddress,
  readAddressText,
  updateUserAddress,
  type CartAddressInput,
  type UserAddress,
  type UserAddressInput,
} from '@storefront/contracts'
import { call, limitOf, ResponseError } from '@storefront/http'
import { saveFile } from '@storefront/http/save-file'
import { withShippingNames } from './address.rules'

type Id = UserAddress['id']

export async function fetchAddressBook(signal: AbortSignal) {
  const { data, headers } = await call(listUserAddresses, { signal })
  return { addresses: data.data, limit: limitOf(headers) ?? null }
}

export async function fetchAddress(id: string, signal: AbortSignal) {
  return (await call(getUserAddress, { params: { id }, signal })).data
}

export async function fetchAddressForm(signal: AbortSignal) {
  return withShippingNames((await call(getFormLayout, { params: { page: 'address' }, signal })).data)
}

export const addAddress = (body: UserAddressInput) => call(addUserAddress, { body })
export const changeAddress = (id: Id, body: UserAddressInput) =>
  call(updateUserAddress, { params: { id }, body })
export const removeAddress = (id: Id) => call(deleteUserAddress, { params: { id } })
export const makeDefault = (id: Id) => call(makeDefaultUserAddress, { params: { id } })
export const makeSender = (id: Id) => call(makeSenderUserAddress, { params: { id } })
export const removeAllAddresses = () => call(deleteAllUserAddresses)

export const addressTextCalls = {
  readText: async (text: string) => (await call(readAddressText, { body: { text } })).data.data,
  checkCompleted: async (addresses: CartAddressInput[]) =>
    (await call(checkAddresses, { body: { addresses } })).data.data,
}

/** Adds all new recipients, or none. `known_count` is the number that the address book already has. */
export const addRecipients = async (addresses: CartAddressInput[]) =>
  (await call(addUserAddresses, { body: { addresses } })).data

/** Result of an import. `known_count` is the number of rows that were already in the address book. */
type Imported = { count: number; known_count?: number; is_delayed: boolean }

/** Imports an address file. The API stores all lines or none, and a rejection lists the invalid lines. */
export async function importAddresses(
  file: File,
  onProgress: (part: number) => void,
): Promise<Imported | { refusals: string[] }> {
  try {
    return (await call(importUserAddresses, { body: { file }, onProgress })).data
  } catch (error) {
    const refusals = error instanceof ResponseError && error.status === 422 ? error.errors.file : undefined
    if (refusals) return { refusals }
    throw error
  }
}

/**
 * Downloads the addresses as a file. For a large address book the API returns JSON instead and prepares the
 * file later (§7).
 */
export async function exportAddresses(encoding: 'utf8' | 'sjis'): Promise<'saved' | 'delayed'> {
  const answer = await call(exportUserAddresses, { query: { encoding }, outlivesRoute: true })
  if (answer.headers.get('content-type')?.includes('application/json')) return 'delayed'
  saveFile(answer, 'addresses.csv')
  return 'saved'
}
