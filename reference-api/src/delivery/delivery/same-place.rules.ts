import { normaliseDigits } from '@storefront/locale-ja'

type NamedPlace = {
  shipping_last_name: string
  shipping_first_name: string
  postal_code: string
  prefecture: string
  city: string
  address1: string
  address2?: string | null
}

/**
 * Returns the same key for all spellings of one recipient's address. Ignores Unicode form, width, case,
 * spaces and dashes, as well as phone numbers and kana.
 */
export const placeKey = (address: NamedPlace): string =>
  [
    `${address.shipping_last_name}${address.shipping_first_name}`,
    address.postal_code.replaceAll('-', ''),
    `${address.prefecture}${address.city}${address.address1}`,
    address.address2 ?? '',
  ]
    .map((part) => normaliseDigits(part).toLowerCase())
    .join('\n')
