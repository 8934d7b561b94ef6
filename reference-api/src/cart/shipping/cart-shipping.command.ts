import {
  cartAddressFields,
  type BodyOf,
  type addCartShipping,
  type CartAddressInput,
  type modifyCartShipping,
} from '@storefront/contracts'
import { refuseProblems, Rejection } from '../../http/rejection'
import { isOn } from '../../setting/setting.rules'
import { fetchKanaTerms, fetchSettings } from '../../setting/setting.sql'
import { addressProblems, normaliseCartAddress } from '../../delivery/shipping-address.rules'
import { ensurePackings, sortedPackings } from './ensure-packings.command'
import type { Trx } from '../../database/db'
import { newKey } from '../../secret/token.rules'
import { listCartLines, updateCartLines } from '../line/cart-line.sql'
import type { AddressColumns } from './cart-shipping.table'
import {
  deleteCartShippings,
  insertCartShipping,
  listCartShippings,
  updateCartShipping,
} from './cart-shipping.sql'
import { requireLine } from '../line/cart-line-check.command'
import type { CartRow } from '../cart.table'
import { findDefaultUserAddress, findOwnUserAddress } from './cart-user-address.sql'

type Destination = Omit<BodyOf<typeof addCartShipping>, 'token'>

/** The message that makes the client reset the shipping once (§8). */
export const noAddress = () =>
  new Rejection(422, 'cart_detail.set_user_address.not_data', 'お届け先を設定してください。')

const giftHasNoAddress = () =>
  new Rejection(
    422,
    'cart.social.address_not_allowed',
    'ソーシャルギフトのお届け先は、お受け取りになる方が入力します。',
  )

const columnsOf = (row: AddressColumns) =>
  Object.fromEntries(cartAddressFields.map((column) => [column, row[column]])) as AddressColumns

async function typedAddress(trx: Trx, cart: CartRow, input: CartAddressInput): Promise<AddressColumns> {
  const address = normaliseCartAddress(input)
  refuseProblems(addressProblems(address, await fetchKanaTerms(trx, cart.channel_id)))
  return columnsOf({
    ...address,
    address2: address.address2 ?? '',
    cell_phone_number: address.cell_phone_number ?? '',
  })
}

async function resolveAddress(trx: Trx, cart: CartRow, { user_address_id, address }: Destination) {
  if (address) return { user_address_id: null, ...(await typedAddress(trx, cart, address)) }
  if (user_address_id === undefined) return null
  const own =
    cart.user_account_id === null
      ? undefined
      : await findOwnUserAddress(trx, cart.user_account_id, user_address_id)
  if (!own) throw noAddress()
  return { user_address_id, ...columnsOf(own) }
}

async function placeLines(trx: Trx, cart: CartRow, shippingKey: string, keys: readonly string[]) {
  const lines = await listCartLines(trx, cart.id)
  keys.forEach((key) => requireLine(lines, key))
  await ensurePackings(trx, cart.id)
  const packing = (await sortedPackings(trx, cart.id)).find(
    ({ shipping_key }) => shipping_key === shippingKey,
  )
  await updateCartLines(trx, cart.id, keys, { packing_key: packing?.key ?? null })
}

/**
 * Without named lines, or where only one address is allowed, the new one takes everything, and the place of
 * the old ones.
 */
export async function addShipping(trx: Trx, cart: CartRow, body: Destination): Promise<void> {
  if (cart.gift) throw giftHasNoAddress()
  const address = await resolveAddress(trx, cart, body)
  if (!address) throw noAddress()
  const before = await listCartShippings(trx, cart.id)
  const key = newKey()
  await insertCartShipping(trx, { key, cart_id: cart.id, ...address })
  const isMultiple = isOn(
    (await fetchSettings(trx, cart.channel_id))['ORDER.SHIPPING.IS_ALLOW_MULTIPLE'] ?? true,
  )
  if (body.product_keys && isMultiple) return placeLines(trx, cart, key, body.product_keys)
  await deleteCartShippings(
    trx,
    cart.id,
    before.map((shipping) => shipping.key),
  )
}

export async function modifyShipping(
  trx: Trx,
  cart: CartRow,
  body: Omit<BodyOf<typeof modifyCartShipping>, 'token'>,
): Promise<void> {
  if (cart.gift) throw giftHasNoAddress()
  const shippings = await listCartShippings(trx, cart.id)
  if (!shippings.some(({ key }) => key === body.key)) throw noAddress()
  const address = await resolveAddress(trx, cart, body)
  if (address) await updateCartShipping(trx, cart.id, body.key, address)
  if (body.product_keys) await placeLines(trx, cart, body.key, body.product_keys)
}

/** Back to one shipping with one parcel (§4). A gift keeps its empty address. */
export async function resetShippings(trx: Trx, cart: CartRow, isRemovingAddress: boolean): Promise<void> {
  const [first] = await listCartShippings(trx, cart.id)
  const all = (await listCartShippings(trx, cart.id)).map(({ key }) => key)
  const kept = isRemovingAddress || !first || cart.gift ? null : await stillValid(trx, cart, first)
  const fallback =
    isRemovingAddress || kept || cart.user_account_id === null
      ? undefined
      : await findDefaultUserAddress(trx, cart.user_account_id)
  await deleteCartShippings(trx, cart.id, all)
  if (cart.gift) await insertCartShipping(trx, { key: newKey(), cart_id: cart.id, is_social_gift: true })
  else if (kept)
    await insertCartShipping(trx, {
      key: newKey(),
      cart_id: cart.id,
      user_address_id: kept.user_address_id,
      ...columnsOf(kept),
    })
  else if (fallback)
    await insertCartShipping(trx, {
      key: newKey(),
      cart_id: cart.id,
      user_address_id: fallback.id,
      ...columnsOf(fallback),
    })
}

async function stillValid<Row extends { user_address_id: number | null }>(
  trx: Trx,
  cart: CartRow,
  shipping: Row,
): Promise<Row | null> {
  if (shipping.user_address_id === null || cart.user_account_id === null) return shipping
  return (await findOwnUserAddress(trx, cart.user_account_id, shipping.user_address_id)) ? shipping : null
}
