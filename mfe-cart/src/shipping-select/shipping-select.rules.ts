import { AddressDivision, type Cart, type UserAddress } from '@storefront/contracts'

/** What is chosen at first: the cart's own choice, else the member's default address. */
export function initialChoice({ data: { detail } }: Cart, addresses: readonly UserAddress[]): string {
  const [shipping] = detail.shippings
  if (detail.social_gift) return 'gift'
  if (shipping && shipping.user_address_id === null && shipping.prefecture !== null) return 'typed'
  const known =
    addresses.find(({ id }) => id === shipping?.user_address_id) ??
    addresses.find(({ is_default }) => is_default)
  return String((known ?? addresses[0])?.id ?? '')
}

/** Address and phone in one note. */
export const addressLines = ({ full_address, phone_number }: UserAddress) =>
  `${full_address}　電話 ${phone_number}`

/** Whose address it is: the member's own, or by the member's label for it (§3 division_ct). */
export function addressTitle({ shipping_name, address_name, division_ct }: UserAddress): string {
  const label = division_ct === AddressDivision.own ? 'ご本人' : address_name
  return `${shipping_name} さま${label ? `（${label}）` : ''}`
}

/** Where the chosen address is, for its lead time. */
export function placeOf(choice: string, { data }: Cart, addresses: readonly UserAddress[]) {
  const address =
    choice === 'typed'
      ? data.detail.shippings.find(({ user_address_id }) => user_address_id === null)
      : addresses.find(({ id }) => String(id) === choice)
  return { pref: address?.prefecture || undefined, postal: address?.postal_code || undefined }
}
