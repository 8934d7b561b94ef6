import { normaliseDigits } from '@storefront/locale-ja'
import { placeKey } from '../../delivery/delivery/same-place.rules'
import { isOwn } from './user-address.rules'
import type { AddressValues, StoredAddress } from './user-address.table'

/**
 * Returns a key that is equal for entries with the same recipient, address and phone numbers. Labels don't
 * count.
 */
const bookKey = (address: AddressValues): string =>
  [
    placeKey(filled(address)),
    normaliseDigits(address.phone_number ?? ''),
    normaliseDigits(address.cell_phone_number ?? ''),
  ].join('\n')

const filled = (address: AddressValues) => ({
  shipping_last_name: address.shipping_last_name ?? '',
  shipping_first_name: address.shipping_first_name ?? '',
  postal_code: address.postal_code ?? '',
  prefecture: address.prefecture ?? '',
  city: address.city ?? '',
  address1: address.address1 ?? '',
  address2: address.address2 ?? '',
})

export function findKnown(kept: readonly StoredAddress[], address: AddressValues): StoredAddress | undefined {
  const key = bookKey(address)
  return kept.find((one) => bookKey(one) === key)
}

/**
 * Checks whether the book has a recipient that was read from a text. Texts rarely give a phone number, so a
 * recipient without one is compared by place alone.
 */
export function hasRecipient(kept: readonly StoredAddress[], read: AddressValues): boolean {
  const place = placeKey(filled(read))
  return read.phone_number ? findKnown(kept, read) !== undefined : kept.some((one) => placeKey(one) === place)
}

/**
 * Checks whether a change would duplicate another entry. The member's own address may do so, because it
 * follows the profile.
 */
export function becomesKnown(kept: readonly StoredAddress[], id: number, values: AddressValues): boolean {
  const before = kept.find((one) => one.id === id)
  if (!before || isOwn(before) || bookKey(before) === bookKey(values)) return false
  return findKnown(kept, values) !== undefined
}

/** Returns the addresses that are neither in the book nor in an earlier row. */
export function withoutKnown(kept: readonly StoredAddress[], addresses: readonly AddressValues[]) {
  const known = new Set(kept.map(bookKey))
  return addresses.filter((address) => {
    const key = bookKey(address)
    const isNew = !known.has(key)
    known.add(key)
    return isNew
  })
}
