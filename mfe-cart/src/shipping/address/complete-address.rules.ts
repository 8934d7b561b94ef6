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

export function addressOfOrderer(orderer: CartOrdererInput): CartAddressInput {
  const {
    last_name,
    first_name,
    last_name_kana,
    first_name_kana,
    postal_code,
    prefecture,
    city,
    address1,
    address2,
    phone_number,
  } = orderer
  return {
    shipping_last_name: last_name,
    shipping_first_name: first_name,
    shipping_last_name_kana: last_name_kana,
    shipping_first_name_kana: first_name_kana,
    postal_code,
    prefecture,
    city,
    address1,
    address2: address2 ?? null,
    phone_number,
  }
}
