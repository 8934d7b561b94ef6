import type { UserAddress } from '@storefront/contracts'

/** Lists the senders with the default sender first. The others keep the order of the address book. */
export function senderChoices(addresses: readonly UserAddress[]) {
  const sorted = [...addresses].sort(
    (one, other) => Number(other.is_sender_default) - Number(one.is_sender_default),
  )
  return sorted.map(({ id, shipping_name, full_address, is_sender_default }) => ({
    value: String(id),
    label: `${is_sender_default ? 'いつものご依頼主：' : ''}${shipping_name} さま　${full_address}`,
  }))
}

/** Converts an address book entry to an orderer. The entry has no email address. */
export const ordererOfAddress = (address: UserAddress) => ({
  last_name: address.shipping_last_name,
  first_name: address.shipping_first_name,
  last_name_kana: address.shipping_last_name_kana,
  first_name_kana: address.shipping_first_name_kana,
  postal_code: address.postal_code,
  prefecture: address.prefecture,
  city: address.city,
  address1: address.address1,
  address2: address.address2,
  phone_number: address.phone_number,
})
