import type { Cart, CartAddressInput, CartOrdererInput, CartShipping } from '@storefront/contracts'
import { normaliseDigits } from '@storefront/locale-ja'
import { addressOfOrderer, placeFields } from '../shipping/address/complete-address.rules'
import { toLetter, type GiftLetter } from '../shipping/gift-letter.rules'

export type Receiver = 'same' | 'other' | 'gift'
export type ShippingValues = {
  orderer: CartOrdererInput
  receiver: Receiver
  recipient: CartAddressInput
  gift: GiftLetter
  isSaved: boolean
  isChoosingDelivery: boolean
}

export function initialShipping({ data: { detail } }: Cart): Partial<ShippingValues> {
  const shipping = detail.shippings.find(
    ({ is_social_gift, prefecture }) => !is_social_gift && prefecture !== null,
  )
  const recipient = shipping && toRecipient(shipping)
  const isOwn =
    recipient !== undefined &&
    detail.orderer !== null &&
    isSamePlace(recipient, addressOfOrderer(detail.orderer))
  return {
    ...(detail.orderer ? { orderer: detail.orderer } : {}),
    receiver: detail.social_gift ? 'gift' : recipient && !isOwn ? 'other' : 'same',
    ...(recipient && !isOwn ? { recipient } : {}),
    ...(detail.social_gift ? { gift: toLetter(detail) } : {}),
  }
}

const isSamePlace = (one: CartAddressInput, other: CartAddressInput) =>
  placeFields.every((field) => (one[field] ?? '') === (other[field] ?? ''))

function toRecipient(shipping: CartShipping): CartAddressInput {
  return Object.fromEntries(placeFields.map((field) => [field, shipping[field] ?? ''])) as Record<
    (typeof placeFields)[number],
    string
  >
}

const ordererFields = [
  'last_name',
  'first_name',
  'last_name_kana',
  'first_name_kana',
  'email',
  'postal_code',
  'prefecture',
  'city',
  'address1',
  'phone_number',
] as const

export function completeOrderer(typed: CartOrdererInput): CartOrdererInput {
  const texts = Object.fromEntries(ordererFields.map((field) => [field, typed[field] ?? ''])) as Record<
    (typeof ordererFields)[number],
    string
  >
  return {
    ...texts,
    address2: typed.address2 || null,
    ...(typed.birthday ? { birthday: typed.birthday } : {}),
    is_receive_newsletter: typed.is_receive_newsletter ?? false,
  }
}

/** Returns the prefecture and postal code of the typed destination, each as soon as it is complete. */
export function toPlace({ receiver, orderer, recipient }: Partial<ShippingValues>) {
  const address = receiver === 'same' ? orderer : recipient
  const digits = normaliseDigits(address?.postal_code ?? '').replace('-', '')
  return {
    pref: address?.prefecture || undefined,
    postal: /^\d{7}$/.test(digits) ? digits : undefined,
  }
}
