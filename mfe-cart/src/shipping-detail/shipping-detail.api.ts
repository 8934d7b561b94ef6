import {
  addCartAccessory,
  addCartPacking,
  copyCartAccessories,
  deleteCartAccessory,
  listCartLeadtimes,
  listProductAccessories,
  modifyCartAccessory,
  modifyCartPacking,
  type Accessory,
  type Cart,
  type Inscription,
  type ShippingLeadtime,
} from '@storefront/contracts'
import { call } from '@storefront/http'
import { saveOther, type ApplyChange, type CartChange } from '../engine/cart.api'
import {
  isSameChoice,
  toDeliveryChoice,
  type DeliveryChoice,
  type DetailValues,
  type ShippedPacking,
} from './shipping-detail.rules'

/**
 * Fetches each parcel's available days and slots. A social gift has none, because the recipient chooses them.
 */
export async function fetchLeadtimes(token: string, signal: AbortSignal): Promise<ShippingLeadtime[]> {
  return (await call(listCartLeadtimes, { params: { token }, query: { choiceMode: 'list' }, signal })).data
    .data
}

export async function fetchAccessories(
  productKeys: readonly string[],
  signal: AbortSignal,
): Promise<Record<string, Accessory[]>> {
  const keys = [...new Set(productKeys)]
  const lists = await Promise.all(
    keys.map(async (key) => (await call(listProductAccessories, { params: { key }, signal })).data.data),
  )
  return Object.fromEntries(keys.map((key, index) => [key, lists[index] ?? []]))
}

const chooseDelivery =
  (key: string, choice: DeliveryChoice): CartChange =>
  async (token) =>
    (await call(modifyCartPacking, { body: { token, key, ...choice } })).data

/** Saves the choices of the given parcels and the note, each only if it differs from the cart's. */
export async function saveDetail(
  apply: ApplyChange,
  cart: Cart,
  shipped: readonly ShippedPacking[],
  { packings = {}, note }: Partial<DetailValues>,
): Promise<void> {
  for (const { packing } of shipped) {
    const choice = toDeliveryChoice(packings[packing.key])
    if (!isSameChoice(packing, choice)) await apply(chooseDelivery(packing.key, choice))
  }
  await saveOther(apply, cart, 'note', note)
}

export const attachAccessory =
  (lineKey: string, accessory_id: number, inscription: Inscription): CartChange =>
  async (token) =>
    (await call(addCartAccessory, { body: { token, product_key: lineKey, accessory_id, ...inscription } }))
      .data

export const inscribeAccessory =
  (key: string, inscription: Inscription): CartChange =>
  async (token) =>
    (await call(modifyCartAccessory, { body: { token, key, ...inscription } })).data

export const detachAccessory =
  (key: string): CartChange =>
  async (token) =>
    (await call(deleteCartAccessory, { body: { token, key } })).data

/**
 * Attaches an accessory to all of a parcel's products that allow it, and replaces it where it is already
 * attached. A parcel has a single card and a single bag (ADR 0027).
 */
export const attachToPacking =
  (packing_key: string, accessory_id: number, inscription: Inscription): CartChange =>
  async (token) =>
    (await call(addCartAccessory, { body: { token, packing_key, accessory_id, ...inscription } })).data

export const detachFromPacking =
  (packing_key: string, accessory_id: number): CartChange =>
  async (token) =>
    (await call(deleteCartAccessory, { body: { token, packing_key, accessory_id } })).data

export const copyToAllPackings =
  (packing_key: string): CartChange =>
  async (token) =>
    (await call(copyCartAccessories, { body: { token, packing_key } })).data

export const packApart =
  (shipping_key: string, lineKey: string): CartChange =>
  async (token) =>
    (await call(addCartPacking, { body: { token, shipping_key, product_keys: [lineKey] } })).data

export const packInto =
  (key: string, lineKey: string): CartChange =>
  async (token) =>
    (await call(modifyCartPacking, { body: { token, key, product_keys: [lineKey] } })).data
