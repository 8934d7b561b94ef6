import type { BodyOf, addCartShipping } from '@storefront/contracts'
import type { Db } from '../../platform/database/db'
import { isOn } from '../../shop/setting/setting-flag.rules'
import { fetchCartForm } from '../../page-form/page-form.sql'
import { fetchSettings } from '../../shop/setting/setting.sql'
import type { CartState } from '../state/cart-state.table'
import type { DestinationFacts } from './cart-shipping.rules'
import { findDefaultUserAddress, findOwnUserAddress } from './cart-user-address.sql'

type Destination = Pick<BodyOf<typeof addCartShipping>, 'user_address_id' | 'address'>

/** Loads the data for validating a new destination. Reads a saved address only if the shopper typed none. */
export async function readDestinationFacts(
  db: Db,
  { cart }: CartState,
  { user_address_id, address }: Destination,
): Promise<DestinationFacts> {
  if (address) return { formTerms: await fetchCartForm(db, cart.channel_id, 'cart-address'), own: undefined }
  const { user_account_id: memberId } = cart
  const isSaved = memberId !== null && user_address_id !== undefined
  return {
    formTerms: null,
    own: isSaved ? await findOwnUserAddress(db, memberId, user_address_id) : undefined,
  }
}

export async function readIsMultipleAllowed(db: Db, { cart }: CartState): Promise<boolean> {
  return isOn((await fetchSettings(db, cart.channel_id))['ORDER.SHIPPING.IS_ALLOW_MULTIPLE'] ?? true)
}

export async function readResetFacts(db: Db, { cart, shippings: [first] }: CartState) {
  const { user_account_id: memberId } = cart
  if (memberId === null || cart.gift) return { fallback: undefined, isFirstGone: false }
  const saved = first?.user_address_id ?? null
  return {
    fallback: await findDefaultUserAddress(db, memberId),
    isFirstGone: saved !== null && !(await findOwnUserAddress(db, memberId, saved)),
  }
}
