import type { UserAddress } from '@storefront/contracts'

/** The sender's default first, then as the member has them. */
export function senderChoices(addresses: readonly UserAddress[]) {
  const sorted = [...addresses].sort(
    (one, other) => Number(other.is_sender_default) - Number(one.is_sender_default),
  )
  return sorted.map(({ id, shipping_name, full_address, is_sender_default }) => ({
    value: String(id),
    label: `${is_sender_default ? 'いつものご依頼主：' : ''}${shipping_name} さま　${full_address}`,
  }))
}

/** An address of the book as the one who orders; the mail address is not part of it. */
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
