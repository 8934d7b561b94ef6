import { type Db } from '../platform/database/db'
import { fetchCartCoupons } from '../pricing/coupon/coupon.sql'
import { packingWrites } from './shipping/packing-writes.rules'
import type { Cart } from '@storefront/contracts'
import type { Channel, Member } from '../platform/http/caller'
import { Rejection } from '../platform/http/rejection'
import type { Services } from '../services'
import type { CartNeeds } from './state/cart-content.sql'
import { loadCartState, cachedCartState } from './state/cart-state.sql'
import { expiredCart } from './state/expired-cart.rules'
import type { CartState } from './state/cart-state.table'
import { wireCart } from './cart-view.rules'
import { applyWrites, type CartWrite } from './state/cart-write.rules'
import { writeCart } from './state/cart-write.sql'
import type { CartRow } from './cart.table'
import { findCart, lockCart } from './cart.sql'

const dayMs = 86_400_000
const guestCartDays = 30
const memberCartDays = 90
const buyNowCartDays = 1

export type CartCall = Pick<Services, 'db' | 'clock' | 'shopCache'> & {
  channel: Channel
  member: Member | null
}

export function cartExpiry(now: Date, cart: Pick<CartRow, 'user_account_id' | 'is_buy_now'>) {
  const ofKind = cart.user_account_id === null ? guestCartDays : memberCartDays
  return new Date(now.getTime() + (cart.is_buy_now ? buyNowCartDays : ofKind) * dayMs)
}

/** Checks whether the caller may use the cart. A guest's cart belongs to the holder of its token. */
export const isOwnCart = (cart: CartRow, member: Member | null) =>
  cart.user_account_id === null || cart.user_account_id === member?.id

export function requireUsable(
  cart: CartRow | undefined,
  { member, clock }: Pick<CartCall, 'member' | 'clock'>,
): CartRow {
  if (
    !cart ||
    cart.status === 'merged' ||
    !isOwnCart(cart, member) ||
    new Date(cart.expires_at) <= clock.now()
  )
    throw expiredCart()
  return cart
}

/** Reads any usable cart, even one that has already been ordered. */
export async function readCart(call: CartCall, token: string): Promise<CartRow> {
  return requireUsable(await findCart(call.db, call.channel.id, token), call)
}

function requireOpen(cart: CartRow | undefined, call: CartCall): CartRow {
  const usable = requireUsable(cart, call)
  if (usable.status !== 'open') throw expiredCart()
  if (usable.pending_order_id !== null)
    throw new Rejection(
      422,
      'cart.common.payment_in_progress',
      'お支払い手続き中のため、カートを変更できません。',
    )
  return usable
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

/** Like {@link changeCart}, but `decide` also gets data that `readFacts` loads from outside the cart. */
export async function changeCartByFacts<Facts>(
  call: CartCall,
  token: string,
  readFacts: (db: Db, state: CartState) => Promise<Facts>,
  decide: (state: CartState, facts: Facts) => CartWrite[],
  needs?: CartNeeds,
): Promise<Cart> {
  const now = call.clock.now()
  const change = async (db: Db, before: CartState, rowVersion?: string): Promise<Cart | undefined> => {
    const decided = applyWrites(before, decide(before, await readFacts(db, before)))
    const after = applyWrites(decided, packingWrites(decided))
    const expires_at = cartExpiry(now, before.cart)
    const cart = await writeCart(db, before, after, { expires_at, rowVersion })
    if (!cart) return undefined
    // A new email address can change whether a coupon counts as used.
    const isOrdererNew = after.cart.orderer?.email !== before.cart.orderer?.email
    const isAsked = isOrdererNew && after.coupons.length > 0
    const coupons = isAsked ? await fetchCartCoupons(db, cart.id) : after.coupons
    return wireCart({ ...after, cart, coupons })
  }
  for (let attempt = 0; attempt < attemptsWithoutLock; attempt += 1) {
    const read = await cachedCartState(call, token, now, needs)
    requireOpen(read?.state.cart, call)
    const changed = read && (await change(call.db, read.state, read.rowVersion))
    if (changed) return changed
  }
  return call.db.transaction().execute(async (trx) => {
    // Don't combine this with the locking query: after waiting for the lock, that query would still return
    // the old lines.
    const cart = requireOpen(await lockCart(trx, call.channel.id, token), call)
    const changed = await change(trx, await loadCartState(trx, cart, now, needs))
    if (!changed) throw expiredCart()
    return changed
  })
}
