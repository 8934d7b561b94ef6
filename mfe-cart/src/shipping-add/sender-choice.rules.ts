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
export function ordererOfAddress(address: UserAddress) {
  const { shipping_last_name, shipping_first_name, shipping_last_name_kana, shipping_first_name_kana } =
    address
  const { postal_code, prefecture, city, address1, address2, phone_number } = address
  return {
    last_name: shipping_last_name,
    first_name: shipping_first_name,
    last_name_kana: shipping_last_name_kana,
    first_name_kana: shipping_first_name_kana,
    postal_code,
    prefecture,
    city,
    address1,
    address2,
    phone_number,
  }
}
