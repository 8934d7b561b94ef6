import {
  addCartShipping,
  addUserAddress,
  changeCartReceiver,
  divideCartProduct,
  listCartLeadtimes,
  listUserAddresses,
  modifyCartShipping,
  type Cart,
  type CartAddressInput,
  type UserAddress,
} from '@storefront/contracts'
import { call, limitOf } from '@storefront/http'
import { cartChange, type CartChange } from '../engine/cart.api'
import type { Earliest } from './earliest-day.rules'
import { toReceiver, type GiftLetter } from './gift-letter.rules'

export type Destination = { user_address_id: number } | { address: CartAddressInput }

export async function fetchAddressBook(
  signal: AbortSignal,
): Promise<{ addresses: UserAddress[]; limit: number | undefined }> {
  const { data, headers } = await call(listUserAddresses, { signal })
  return { addresses: data.data, limit: limitOf(headers) }
}

/**
 * Ships everything to one place. If the cart has a single address, changes that address, so that its parcels
 * keep their days.
 */
export const shipTo =
  (cart: Cart, destination: Destination): CartChange =>
  async (token) => {
    const [only, ...others] = cart.data.detail.shippings
    if (cart.data.detail.social_gift)
      await call(changeCartReceiver, { body: { token, is_social_gift: false } })
    const isChange = only !== undefined && others.length === 0 && !only.is_social_gift
    if (isChange)
      return (await call(modifyCartShipping, { body: { token, key: only.key, ...destination } })).data
    return (await call(addCartShipping, { body: { token, ...destination } })).data
  }

/** Adds another destination for some of the lines, if the shop allows several destinations. */
export const shipLinesTo = (destination: Destination, product_keys: string[]) =>
  cartChange(addCartShipping, { ...destination, product_keys })

/** Splits a line: `stays` pieces stay, and `moves` pieces go to another shipping. */
export const divideLine = (key: string, stays: number, moves: number, shipping_key: string) =>
  cartChange(divideCartProduct, { key, parts: [{ quantity: stays }, { quantity: moves, shipping_key }] })

/** Makes the cart a social gift, for which the recipient enters the address. */
export const giveAsGift = (letter: GiftLetter) => cartChange(changeCartReceiver, toReceiver(letter))

export async function saveToAddressBook(address: CartAddressInput): Promise<void> {
  await call(addUserAddress, { body: address })
}

/** Fetches the earliest day on which everything can arrive. Returns undefined if there is nothing to ship. */
export async function fetchEarliestDay(
  token: string,
  place: { pref: string; postal?: string | undefined },
  signal: AbortSignal,
): Promise<Earliest | undefined> {
  const query = { choiceMode: 'earliest' as const, ...place }
  return (await call(listCartLeadtimes, { params: { token }, query, signal })).data.data[0]
}
