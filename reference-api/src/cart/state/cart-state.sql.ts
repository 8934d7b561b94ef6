import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { loadCartContent, type CartNeeds } from './cart-content.sql'
import { loadCartTerms } from './cart-terms.sql'
import type { CartRow } from '../cart.table'
import type { CartState } from './cart-state.table'

/**
 * Everything that a cart's wire shape and money are made of; inside a change, on the transaction's handle,
 * after the lock.
 */
export async function loadCartState(
  db: Kysely<Database>,
  cart: CartRow,
  now: Date,
  needs: CartNeeds = {},
): Promise<CartState> {
  return {
    cart,
    now,
    ...(await loadCartContent(db, cart, needs)),
    ...(await loadCartTerms(db, cart, now)),
  }
}
