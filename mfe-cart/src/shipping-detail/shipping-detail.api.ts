import {
  addCartAccessory,
  copyCartAccessories,
  deleteCartAccessory,
  listCartLeadtimes,
  modifyCartPacking,
  type Cart,
  type Inscription,
  type ShippingLeadtime,
} from '@storefront/contracts'
import { call } from '@storefront/http'
import { cartChange, saveOther, type ApplyChange } from '../engine/cart.api'
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

const chooseDelivery = (key: string, choice: DeliveryChoice) =>
  cartChange(modifyCartPacking, { key, ...choice })

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

/**
 * Attaches an accessory to all of a parcel's products that allow it, and replaces it where it is already
 * attached. A parcel has a single card and a single bag (ADR 0027).
 */
export const attachToPacking = (packing_key: string, accessory_id: number, inscription: Inscription) =>
  cartChange(addCartAccessory, { packing_key, accessory_id, ...inscription })

export const detachFromPacking = (packing_key: string, accessory_id: number) =>
  cartChange(deleteCartAccessory, { packing_key, accessory_id })

export const copyToAllPackings = (packing_key: string) => cartChange(copyCartAccessories, { packing_key })

export const packInto = (key: string, lineKey: string) =>
  cartChange(modifyCartPacking, { key, product_keys: [lineKey] })
