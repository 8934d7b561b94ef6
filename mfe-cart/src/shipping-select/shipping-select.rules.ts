import { AddressDivision, type Cart, type UserAddress } from '@storefront/contracts'

type Addresses = readonly UserAddress[]

/** An address that exists only in the cart: typed for this order, or deleted from the address book since. */
export const ownAddressOf = ({ data: { detail } }: Cart, addresses: Addresses) =>
  detail.shippings.find(
    ({ user_address_id, prefecture }) =>
      prefecture !== null && !addresses.some(({ id }) => id === user_address_id),
  )

/** The initial choice: the cart's own, or the member's default address. */
export function initialChoice(cart: Cart, addresses: Addresses): string {
  const { social_gift, shippings } = cart.data.detail
  const [shipping] = shippings
  if (social_gift) return 'gift'
  if (shipping && shipping === ownAddressOf(cart, addresses)) return 'typed'
  const known =
    addresses.find(({ id }) => id === shipping?.user_address_id) ??
    addresses.find(({ is_default }) => is_default)
  return String((known ?? addresses[0])?.id ?? '')
}

export const addressLines = ({ full_address, phone_number }: UserAddress) =>
  `${full_address}　電話 ${phone_number}`

/** The address's title. Marks the member's own address; any other has the member's label (§3 division_ct). */
export function addressTitle({ shipping_name, address_name, division_ct }: UserAddress): string {
  const label = division_ct === AddressDivision.own ? 'ご本人' : address_name
  return `${shipping_name} さま${label ? `（${label}）` : ''}`
}

export function placeOf(choice: string, cart: Cart, addresses: Addresses) {
  const address =
    choice === 'typed' ? ownAddressOf(cart, addresses) : addresses.find(({ id }) => String(id) === choice)
  return { pref: address?.prefecture || undefined, postal: address?.postal_code || undefined }
}
