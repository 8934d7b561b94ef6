import { type Db } from '../platform/database/db'
import { fetchCartCoupons } from '../pricing/coupon/coupon.sql'
import type { Cart } from '@storefront/contracts'
import type { Channel, Member } from '../platform/http/caller'
import type { Services } from '../services'
import type { CartNeeds } from './state/cart-content.sql'
import { loadStateWithFacts, cachedCartState } from './state/cart-state.sql'
import { expiredCart } from './state/expired-cart.rules'
import { cartExpiry, requireOpen, requireUsable } from './state/usable-cart.rules'
import type { CartState } from './state/cart-state.table'
import { wireCart } from './cart-view.rules'
import { applyWrites, type CartWrite } from './write/cart-write.rules'
import { settleWrites } from './write/settle-cart.rules'
import { writeCart } from './state/cart-write.sql'
import type { CartRow } from './cart.table'
import { findCart, lockCart } from './cart.sql'

/** For the data that {@link changeCartByFacts} loads with the cart. */
export { cartFacts, loadedCart, type FactsOf } from './state/cart-content.sql'

export type CartCall = Pick<Services, 'db' | 'clock' | 'shopCache'> & {
  channel: Channel
  member: Member | null
}

/** Reads any usable cart, even one that has already been ordered. */
export async function readCart(call: CartCall, token: string): Promise<CartRow> {
  return requireUsable(await findCart(call.db, call.channel.id, token), call)
}

/** Number of conflicts after which a change locks the row. */
const attemptsWithoutLock = 3

/**
 * Loads the cart once, decides in memory, and writes only if the row is unchanged (optimistic concurrency).
 * After a conflict, loads the cart again and retries. The response is built from memory.
 */
export const changeCart = (
  call: CartCall,
  token: string,
  decide: (state: CartState) => CartWrite[],
  needs?: CartNeeds,
): Promise<Cart> => changeCartByFacts(call, token, async () => undefined, decide, needs)

/**
 * Like {@link changeCart}, but `decide` also gets data from outside the cart. `readFacts` takes it from the
 * rows of `needs.facts`, which come with the cart, or reads it.
 */
export async function changeCartByFacts<Facts, Rows = undefined>(
  call: CartCall,
  token: string,
  readFacts: (db: Db, state: CartState, rows: Rows) => Promise<Facts>,
  decide: (state: CartState, facts: Facts) => CartWrite[],
  needs: CartNeeds<Rows> = {},
): Promise<Cart> {
  const now = call.clock.now()
  type Read = { state: CartState; facts: Rows; rowVersion?: string }
  const change = async (db: Db, { state: before, facts, rowVersion }: Read): Promise<Cart | undefined> => {
    const writes = decide(before, await readFacts(db, before, facts))
    const decided = applyWrites(before, writes)
    const after = applyWrites(decided, settleWrites(decided))
    const expires_at = cartExpiry(now, before.cart)
    const cart = await writeCart(db, before, after, { expires_at, rowVersion })
    if (!cart) return undefined
    // A new email address can change whether a coupon counts as used.
    const isOrdererNew = after.cart.orderer?.email !== before.cart.orderer?.email
    const isAsked = isOrdererNew && after.coupons.length > 0 && !writes.some((write) => 'checked' in write)
    const coupons = isAsked ? await fetchCartCoupons(db, cart.id) : after.coupons
    return wireCart({ ...after, cart, coupons })
  }
  for (let attempt = 0; attempt < attemptsWithoutLock; attempt += 1) {
    const read = await cachedCartState(call, token, now, needs)
    requireOpen(read?.state.cart, call)
    const changed = read && (await change(call.db, read))
    if (changed) return changed
  }
  return call.db.transaction().execute(async (trx) => {
    // Don't combine this with the locking query: after waiting for the lock, that query would still return
    // the old lines.
    const cart = requireOpen(await lockCart(trx, call.channel.id, token), call)
    const changed = await change(trx, await loadStateWithFacts(trx, cart, now, needs))
    if (!changed) throw expiredCart()
    return changed
  })
}
