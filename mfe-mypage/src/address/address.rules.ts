import type { UserAddress, UserAddressInput } from '@storefront/contracts'

/** What a form changes of an address; its marks and its owner stay as they are. */
export function inputOfAddress(address: UserAddress): UserAddressInput {
  return {
    address_name: address.address_name,
    shipping_last_name: address.shipping_last_name,
    shipping_first_name: address.shipping_first_name,
    shipping_last_name_kana: address.shipping_last_name_kana,
    shipping_first_name_kana: address.shipping_first_name_kana,
    postal_code: address.postal_code,
    prefecture: address.prefecture,
    city: address.city,
    address1: address.address1,
    address2: address.address2,
    phone_number: address.phone_number,
    cell_phone_number: address.cell_phone_number,
  }
}
