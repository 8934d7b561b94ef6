import type { BodyOf, addCartShipping } from '@storefront/contracts'
import { jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../platform/database/db'
import { cartFormRows, toCartForm } from '../../page-form/page-form.sql'
import { isOn } from '../../shop/setting/setting-flag.rules'
import { settingOf } from '../../shop/setting/setting.sql'
import { cartFacts, loadedCart, type FactsOf } from '../change-cart.command'
import type { CartState } from '../state/cart-state.table'
import type { DestinationFacts } from './cart-shipping.rules'
import { defaultUserAddress, ownUserAddress } from './cart-user-address.sql'

type Destination = Pick<BodyOf<typeof addCartShipping>, 'user_address_id' | 'address'>

/** Selects whether the channel allows several destinations, for {@link toIsMultipleAllowed}. */
export const multipleSetting = (db: Db) =>
  jsonObjectFrom(settingOf(db, loadedCart.channelId, 'ORDER.SHIPPING.IS_ALLOW_MULTIPLE'))

export const toIsMultipleAllowed = (setting: { value: unknown } | null) => isOn(setting?.value ?? true)

const destinationRows = cartFacts((db, { userAddressId }: { userAddressId: number | null }) =>
  jsonBuildObject({
    form: cartFormRows(db, loadedCart.channelId, 'cart-address'),
    own: jsonObjectFrom(ownUserAddress(db, loadedCart.memberId, userAddressId)),
    multiple: multipleSetting(db),
  }),
)

/** Asks for the rows of a new destination, for {@link readDestinationFacts}. */
export const destinationNeeds = ({ user_address_id, address }: Destination) => ({
  facts: destinationRows({ userAddressId: address ? null : (user_address_id ?? null) }),
})

/** Returns the data for validating a new destination. A saved address counts only if none was typed. */
export async function readDestinationFacts(
  db: Db,
  { cart }: CartState,
  { address }: Destination,
  { form, own, multiple }: FactsOf<typeof destinationRows>,
): Promise<DestinationFacts & { isMultipleAllowed: boolean }> {
  return {
    formTerms: address ? await toCartForm(db, cart.channel_id, 'cart-address', form) : null,
    own: own ?? undefined,
    isMultipleAllowed: toIsMultipleAllowed(multiple),
  }
}

export const resetRows = cartFacts((db) =>
  jsonBuildObject({ fallback: jsonObjectFrom(defaultUserAddress(db, loadedCart.memberId)) }),
)

export function toResetFacts(
  { cart, shippings: [first], goneAddressIds }: CartState,
  { fallback }: FactsOf<typeof resetRows>,
) {
  if (cart.user_account_id === null || cart.gift) return { fallback: undefined, isFirstGone: false }
  const saved = first?.user_address_id ?? null
  return { fallback: fallback ?? undefined, isFirstGone: saved !== null && goneAddressIds.includes(saved) }
}
