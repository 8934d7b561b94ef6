import { AddressDivision, type Cart, type UserAddress } from '@storefront/contracts'

type Addresses = readonly UserAddress[]

/**
 * Finds an address that exists only in the cart, because it was typed for this order or has since been
 * deleted from the address book.
 */
export const findOwnAddress = ({ data: { detail } }: Cart, addresses: Addresses) =>
  detail.shippings.find(
    ({ user_address_id, prefecture }) =>
      prefecture !== null && !addresses.some(({ id }) => id === user_address_id),
  )

/** Returns the initial choice: the cart's own address, or the member's default address. */
export function initialChoice(cart: Cart, addresses: Addresses): string {
  const { social_gift, shippings } = cart.data.detail
  const [shipping] = shippings
  if (social_gift) return 'gift'
  if (shipping && shipping === findOwnAddress(cart, addresses)) return 'typed'
  const known =
    addresses.find(({ id }) => id === shipping?.user_address_id) ??
    addresses.find(({ is_default }) => is_default)
  return String((known ?? addresses[0])?.id ?? '')
}

export const addressLines = ({ full_address, phone_number }: UserAddress) =>
  `${full_address}　電話 ${phone_number}`

/**
 * Formats the title of an address, with the label that the member has given it. The member's own address is
 * always labelled ご本人 (§3 division_ct).
 */
export function addressTitle({ shipping_name, address_name, division_ct }: UserAddress): string {
  const label = division_ct === AddressDivision.own ? 'ご本人' : address_name
  return `${shipping_name} さま${label ? `（${label}）` : ''}`
}

export function findPlace(choice: string, cart: Cart, addresses: Addresses) {
  const address =
    choice === 'typed' ? findOwnAddress(cart, addresses) : addresses.find(({ id }) => String(id) === choice)
  return { pref: address?.prefecture || undefined, postal: address?.postal_code || undefined }
}
