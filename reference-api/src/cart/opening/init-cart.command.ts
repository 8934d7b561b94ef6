import type { Cart } from '@storefront/contracts'
import type { Trx } from '../../platform/database/db'
import { wireCart } from '../cart-view.rules'
import { lockCarts, updateCart } from '../cart.sql'
import type { CartRow } from '../cart.table'
import type { CartCall } from '../change-cart.command'
import { loadCartState } from '../state/cart-state.sql'
import type { CartState } from '../state/cart-state.table'
import { writeCart } from '../state/cart-write.sql'
import { expiredCart } from '../state/expired-cart.rules'
import { tidyWrites, type Tidying } from '../state/tidy-cart.rules'
import { applyWrites } from '../write/cart-write.rules'
import { resumeCart, usableCart } from './resume-cart.command'

/** Resumes the shopper's cart or creates one, and drops what can no longer be bought if asked to. */
export async function initCartFor(call: CartCall, token: string | null, tidying: Tidying): Promise<Cart> {
  const now = call.clock.now()
  return call.db.transaction().execute(async (trx) => {
    const { cart } = await resumeCart(trx, call, token, now)
    return tidiedCart(trx, call, cart, now, tidying)
  })
}

/**
 * Resumes this token's buy-now cart, and assigns the cart to the member after login. Never returns a
 * different cart.
 */
export async function initBuyNowCart(call: CartCall, token: string | null, tidying: Tidying): Promise<Cart> {
  const now = call.clock.now()
  return call.db.transaction().execute(async (trx) => {
    const known = token ? await usableCart(trx, call, token, now, { isBuyNow: true }) : undefined
    if (!known) throw expiredCart()
    const cart = call.member ? await adoptCart(trx, known, call.member.id) : known
    return tidiedCart(trx, call, cart, now, tidying)
  })
}

/** Assigns a guest's buy-now cart to the member at login. */
async function adoptCart(trx: Trx, known: CartRow, memberId: number): Promise<CartRow> {
  const [cart = known] = known.user_account_id === null ? await lockCarts(trx, [known.id]) : []
  if (cart.user_account_id === memberId || cart.pending_order_id !== null) return cart
  if (cart.user_account_id !== null || cart.status !== 'open') throw expiredCart()
  return updateCart(trx, cart.id, { user_account_id: memberId })
}

async function tidiedCart(
  trx: Trx,
  call: CartCall,
  cart: CartRow,
  now: Date,
  tidying: Tidying,
): Promise<Cart> {
  const seen = await loadCartState(trx, cart, now, {}, call.shopCache)
  return wireCart(await tidyCart(trx, seen, tidying))
}

/**
 * Drops missing products and packs the rest, unless a payment is in progress. Locks the row only if there is
 * something to write.
 */
async function tidyCart(trx: Trx, seen: CartState, tidying: Tidying): Promise<CartState> {
  if (seen.cart.pending_order_id !== null || tidyWrites(seen, tidying).length === 0) return seen
  const [cart] = await lockCarts(trx, [seen.cart.id])
  if (cart?.status !== 'open' || cart.pending_order_id !== null) return seen
  const before = await loadCartState(trx, cart, seen.now)
  const after = applyWrites(before, tidyWrites(before, tidying))
  return { ...after, cart: (await writeCart(trx, before, after, { expires_at: null })) ?? cart }
}
