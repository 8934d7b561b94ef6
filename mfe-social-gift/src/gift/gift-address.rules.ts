import { cartAddressFields } from '@storefront/contracts'
import type { GiftAddress } from './gift-draft.state'

/** Fields that every address needs, even if the shop's form doesn't require them. */
const neededFields = [
  'shipping_last_name',
  'shipping_first_name',
  'postal_code',
  'prefecture',
  'city',
  'address1',
  'phone_number',
] as const satisfies (keyof GiftAddress)[]

/**
 * Adds the fields that a form omits if they are untouched. The API requires all but the second phone number.
 */
export function completeAddress(typed: Partial<GiftAddress> = {}): GiftAddress {
  const { cell_phone_number, address2 } = typed
  const place = cartAddressFields.filter((name) => name !== 'cell_phone_number')
  const texts = place.map((name) => [name, typed[name] ?? ''])
  return {
    ...(Object.fromEntries(texts) as Record<(typeof place)[number], string>),
    address2: address2 ?? '',
    ...(cell_phone_number ? { cell_phone_number } : {}),
  }
}

/** Returns the complete address, or undefined until all required fields are filled in. */
export const wholeAddress = (typed: Partial<GiftAddress> | undefined): GiftAddress | undefined =>
  typed && neededFields.every((name) => typed[name]) ? completeAddress(typed) : undefined
