import type { Db } from '../../platform/database/db'
import { fetchCartForm } from '../../page-form/page-form.sql'
import { readIsMultipleAllowed } from '../shipping/cart-shipping-facts.sql'
import type { CartState } from '../state/cart-state.table'
import type { Destination, DistributionFacts } from './distribute.rules'

/**
 * Loads the data for validating destinations, with the same number of queries for any number of destinations.
 */
export async function readDistributionFacts(
  db: Db,
  state: CartState,
  destinations: readonly Destination[],
): Promise<DistributionFacts> {
  const { channel_id, user_account_id } = state.cart
  const ids = destinations.flatMap(({ user_address_id }) => user_address_id ?? [])
  const saved = user_account_id === null || ids.length === 0 ? [] : await findOwn(db, user_account_id, ids)
  return {
    formTerms: await fetchCartForm(db, channel_id, 'cart-address'),
    own: new Map(saved.map((address) => [address.id, address])),
    isMultipleAllowed: await readIsMultipleAllowed(db, state),
  }
}

const findOwn = (db: Db, memberId: number, ids: readonly number[]) =>
  db
    .selectFrom('user_address')
    .selectAll()
    .where('user_account_id', '=', memberId)
    .where('id', 'in', ids)
    .execute()
