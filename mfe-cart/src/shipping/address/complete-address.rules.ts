import { cartAddressFields, type CartAddressInput, type CartOrdererInput } from '@storefront/contracts'

/** Fields that identify a place. A second phone number doesn't make it a different place. */
export const placeFields = cartAddressFields.filter((field) => field !== 'cell_phone_number')

/** Adds the fields that a form omits if they are untouched. The contract requires all of them. */
export function completeAddress(typed: Partial<CartAddressInput>): CartAddressInput {
  const second = typed.cell_phone_number ? { cell_phone_number: typed.cell_phone_number } : {}
  return { ...addressOnly(typed), address2: typed.address2 || null, ...second }
}

const addressOnly = (typed: Partial<CartAddressInput>) =>
  Object.fromEntries(placeFields.map((field) => [field, typed[field] ?? ''])) as Record<
    (typeof placeFields)[number],
    string
  >

export const addressOfOrderer = (orderer: CartOrdererInput): CartAddressInput => ({
  shipping_last_name: orderer.last_name,
  shipping_first_name: orderer.first_name,
  shipping_last_name_kana: orderer.last_name_kana,
  shipping_first_name_kana: orderer.first_name_kana,
  postal_code: orderer.postal_code,
  prefecture: orderer.prefecture,
  city: orderer.city,
  address1: orderer.address1,
  address2: orderer.address2 ?? null,
  phone_number: orderer.phone_number,
})
