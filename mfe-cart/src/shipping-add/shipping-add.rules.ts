import {
  cartAddressFields,
  type Cart,
  type CartAddressInput,
  type CartOrdererInput,
  type CartShipping,
} from '@storefront/contracts'
import { normaliseDigits } from '@storefront/locale-ja'
import { letterOf, type GiftLetter } from '../shipping/gift-letter.rules'

export type Receiver = 'same' | 'other' | 'gift'
export type ShippingValues = {
  orderer: CartOrdererInput
  receiver: Receiver
  recipient: CartAddressInput
  gift: GiftLetter
  isSaved: boolean
  isChoosingDelivery: boolean
}

/** The orderer's own address as a place of delivery. */
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

/** The form's first values from what the cart knows already. */
export function initialShipping({ data: { detail } }: Cart): Partial<ShippingValues> {
  const shipping = detail.shippings.find(
    ({ is_social_gift, prefecture }) => !is_social_gift && prefecture !== null,
  )
  const recipient = shipping && recipientOf(shipping)
  const isOwn =
    recipient !== undefined &&
    detail.orderer !== null &&
    isSamePlace(recipient, addressOfOrderer(detail.orderer))
  return {
    ...(detail.orderer ? { orderer: detail.orderer } : {}),
    receiver: detail.social_gift ? 'gift' : recipient && !isOwn ? 'other' : 'same',
    ...(recipient && !isOwn ? { recipient } : {}),
    ...(detail.social_gift ? { gift: letterOf(detail) } : {}),
  }
}

/** A second telephone makes no other place. */
const placeFields = cartAddressFields.filter((field) => field !== 'cell_phone_number')

const isSamePlace = (one: CartAddressInput, other: CartAddressInput) =>
  placeFields.every((field) => (one[field] ?? '') === (other[field] ?? ''))

function recipientOf(shipping: CartShipping): CartAddressInput {
  return Object.fromEntries(placeFields.map((field) => [field, shipping[field] ?? ''])) as Record<
    (typeof placeFields)[number],
    string
  >
}

/** A form leaves untouched members out; a contract's body names them all. */
export function completeAddress(typed: CartAddressInput): CartAddressInput {
  const second = typed.cell_phone_number ? { cell_phone_number: typed.cell_phone_number } : {}
  return { ...addressOnly(typed), address2: typed.address2 || null, ...second }
}

const addressOnly = (typed: CartAddressInput) =>
  Object.fromEntries(placeFields.map((field) => [field, typed[field] ?? ''])) as Record<
    (typeof placeFields)[number],
    string
  >

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

/** Where the goods go, as far as it is typed. */
export function placeOf({ receiver, orderer, recipient }: Partial<ShippingValues>) {
  const address = receiver === 'same' ? orderer : recipient
  const digits = normaliseDigits(address?.postal_code ?? '').replace('-', '')
  return {
    pref: address?.prefecture || undefined,
    postal: /^\d{7}$/.test(digits) ? digits : undefined,
  }
}
