import {
  cartAddressFields,
  type BodyOf,
  type addCartShipping,
  type CartAddressInput,
  type modifyCartShipping,
} from '@storefront/contracts'
import { refuseProblems, Rejection } from '../../platform/http/rejection'
import { placeKey } from '../../delivery/delivery/same-place.rules'
import { normaliseCartAddress } from '../../delivery/delivery/shipping-address.rules'
import { destinationProblems } from '../../page-form/destination-check.rules'
import { withoutKana, type CartFormTerms } from '../../page-form/form-check.rules'
import type { StoredAddress } from '../../account/user-address/user-address.table'
import { newKey } from '../../platform/secret/token.rules'
import type { CartState } from '../state/cart-state.table'
import { applyWrites, keysOf, toLastPosition, type CartWrite } from '../write/cart-write.rules'
import type { AddressColumns, CartShippingRow } from './cart-shipping.table'
import { packingWrites, packLines, sortPackings } from '../write/packing-writes.rules'

type Destination = Omit<BodyOf<typeof addCartShipping>, 'token'>

/** Data needed for a new destination, which is either typed or a saved address. */
export type DestinationFacts = { formTerms: CartFormTerms | null; own: StoredAddress | undefined }

/** Creates the error on which the client resets the shipping once (§8). */
export const noAddress = () =>
  new Rejection(422, 'cart_detail.set_user_address.not_data', 'お届け先を設定してください。')

export const giftHasNoAddress = () =>
  new Rejection(
    422,
    'cart.social.address_not_allowed',
    'ソーシャルギフトのお届け先は、お受け取りになる方が入力します。',
  )

const toAddressColumns = (row: AddressColumns) =>
  Object.fromEntries(cartAddressFields.map((column) => [column, row[column]])) as AddressColumns

const noColumns = Object.fromEntries(cartAddressFields.map((column) => [column, ''])) as AddressColumns

export const newShipping = (
  state: Pick<CartState, 'cart'>,
  values: Partial<CartShippingRow> = {},
): CartShippingRow => ({
  key: newKey(),
  ...toLastPosition(state),
  is_social_gift: false,
  user_address_id: null,
  ...noColumns,
  ...values,
})

function typedAddress(input: CartAddressInput, formTerms: CartFormTerms): AddressColumns {
  const address = normaliseCartAddress(input)
  refuseProblems(destinationProblems(address, formTerms))
  return toAddressColumns({
    ...address,
    address2: address.address2 ?? '',
    cell_phone_number: address.cell_phone_number ?? '',
  })
}

export function resolveAddress(
  { user_address_id, address }: Destination,
  { formTerms, own }: DestinationFacts,
) {
  if (address && formTerms) return { user_address_id: null, ...typedAddress(address, formTerms) }
  if (user_address_id === undefined) return null
  if (!own) throw noAddress()
  return { user_address_id, ...toAddressColumns(own) }
}

/**
 * Returns the facts for an address that replaces others. Kana stay optional if one of them was accepted
 * without kana, as an address book or a wallet gives it.
 */
function factsToReplace<T extends DestinationFacts>(replaced: readonly CartShippingRow[], facts: T): T {
  const isKanaOptional = replaced.some((row) => !row.is_social_gift && lacksKana(row))
  return facts.formTerms && isKanaOptional ? { ...facts, formTerms: withoutKana(facts.formTerms) } : facts
}

const lacksKana = (row: AddressColumns) =>
  row.shipping_last_name_kana === '' || row.shipping_first_name_kana === ''

function placeLines(state: CartState, shippingKey: string, keys: readonly string[]): CartWrite[] {
  const packed = packingWrites(state)
  const tidy = applyWrites(state, packed)
  const packing = sortPackings(tidy).find(({ shipping_key }) => shipping_key === shippingKey)
  return [...packed, ...packLines(tidy, keys, packing?.key ?? null)]
}

/**
 * Adds a destination. If no lines are specified, or if only one address is allowed, the new address replaces
 * the old ones and takes all lines.
 */
export function addShipping(
  state: CartState,
  body: Destination,
  facts: DestinationFacts & { isMultipleAllowed: boolean },
): CartWrite[] {
  if (state.cart.gift) throw giftHasNoAddress()
  const isReplacing = !body.product_keys || !facts.isMultipleAllowed
  const address = resolveAddress(body, isReplacing ? factsToReplace(state.shippings, facts) : facts)
  if (!address) throw noAddress()
  const row = newShipping(state, address)
  const added: CartWrite = { put: 'shippings', row }
  if (!body.product_keys || isReplacing)
    return [...dropPlaceNotes(state), added, { drop: 'shippings', keys: keysOf(state.shippings) }]
  const [same] = samePlaces(state, row)
  if (same) return [...placeLines(state, same.key, body.product_keys), reportMerged(state, same)]
  return [
    ...dropPlaceNotes(state),
    added,
    ...placeLines(applyWrites(state, [added]), row.key, body.product_keys),
  ]
}

const samePlaces = ({ shippings }: CartState, { key, ...address }: CartShippingRow) =>
  shippings.filter((other) => other.key !== key && placeKey(other) === placeKey(address))

const mergedCode = 'cart.shipping.merged'

const placeNotes = [mergedCode, 'cart.shipping.address_changed']

const otherNotes = ({ cart }: CartState) =>
  (cart.notes ?? []).filter(({ code }) => !placeNotes.includes(code))

/** Adds a note that identical destinations were merged. Two parcels to one place would cost postage twice. */
const reportMerged = (state: CartState, { shipping_last_name, shipping_first_name }: CartShippingRow) => {
  const message = `「${shipping_last_name} ${shipping_first_name} さま」は同じお届け先のため、1か所にまとめました。送料は1か所分です。`
  return { change: { notes: [...otherNotes(state), { code: mergedCode, message }] } } satisfies CartWrite
}

/** Drops the notes about destinations when one changes again. */
const dropPlaceNotes = (state: CartState): CartWrite[] =>
  state.cart.notes?.some(({ code }) => placeNotes.includes(code))
    ? [{ change: { notes: otherNotes(state) } }]
    : []

export function modifyShipping(
  state: CartState,
  body: Omit<BodyOf<typeof modifyCartShipping>, 'token'>,
  facts: DestinationFacts,
): CartWrite[] {
  if (state.cart.gift) throw giftHasNoAddress()
  const shipping = state.shippings.find(({ key }) => key === body.key)
  if (!shipping) throw noAddress()
  const address = resolveAddress(body, factsToReplace([shipping], facts))
  const row = { ...shipping, ...address }
  const merged = address ? mergeInto(state, row) : []
  const moved: CartWrite[] = address ? [{ put: 'shippings', row }, ...merged] : []
  const told = merged.length > 0 ? [reportMerged(state, row)] : address ? dropPlaceNotes(state) : []
  return body.product_keys
    ? [...moved, ...told, ...placeLines(applyWrites(state, moved), body.key, body.product_keys)]
    : [...moved, ...told]
}

function mergeInto(state: CartState, row: CartShippingRow): CartWrite[] {
  const keys = keysOf(samePlaces(state, row))
  if (keys.length === 0) return []
  const changed = applyWrites(state, [{ put: 'shippings', row }])
  const packings = keysOf(state.packings.filter(({ shipping_key }) => keys.includes(shipping_key)))
  const lines = state.lines.filter(
    ({ packing_key }) => packing_key !== null && packings.includes(packing_key),
  )
  return [...placeLines(changed, row.key, keysOf(lines)), { drop: 'shippings', keys }]
}

type ResetFacts = { fallback: (AddressColumns & { id: number }) | undefined; isFirstGone: boolean }

/** Resets to one shipping with one parcel (§4). The address of a gift stays empty. */
export function resetShippings(
  state: CartState,
  { isRemovingAddress, fallback, isFirstGone }: ResetFacts & { isRemovingAddress: boolean },
): CartWrite[] {
  const [first] = state.shippings
  const dropped: CartWrite = { drop: 'shippings', keys: keysOf(state.shippings) }
  const back = (values: Partial<CartShippingRow>): CartWrite[] => [
    dropped,
    { put: 'shippings', row: newShipping(state, values) },
  ]
  if (state.cart.gift?.receiver_names) return []
  if (state.cart.gift) return back({ is_social_gift: true })
  if (isRemovingAddress) return [dropped]
  if (first && !isFirstGone)
    return back({ user_address_id: first.user_address_id, ...toAddressColumns(first) })
  return fallback ? back({ user_address_id: fallback.id, ...toAddressColumns(fallback) }) : [dropped]
}
