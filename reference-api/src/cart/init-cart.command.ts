import type { Cart } from '@storefront/contracts'
import { Rejection } from '../platform/http/rejection'
import { newToken, newKey } from '../platform/secret/token.rules'
import { sortPackings } from './write/packing-writes.rules'
import type { Trx } from '../platform/database/db'
import type { CartCall } from './change-cart.command'
import { addCartCoupons, deleteAllLines } from './cart-merge.sql'
import { cartLines, moveCartLine, raiseQuantity } from './line/cart-line.sql'
import { chooseOfBoth, planMerge } from './cart-merge.rules'
import {
  cartPackings,
  cartShippings,
  insertGiftShipping,
  moveCartShippings,
} from './shipping/cart-shipping.sql'
import { loadCartState } from './state/cart-state.sql'
import { expiredCart } from './state/expired-cart.rules'
import type { CartState } from './state/cart-state.table'
import { wireCart } from './cart-view.rules'
import { applyWrites } from './write/cart-write.rules'
import { writeCart } from './state/cart-write.sql'
import { tidyWrites, type Tidying } from './state/tidy-cart.rules'
import { cartExpiry, isOwnCart } from './state/usable-cart.rules'
import type { CartRow } from './cart.table'
import { findCart, findMemberCart, insertCart, lockCarts, updateCart } from './cart.sql'

/** Resumes the token's cart or the member's cart, merges the two if both exist, or creates a new one. */
export async function initCartFor(
  call: CartCall,
  token: string | null,
  { isDroppingInvalid }: Tidying,
): Promise<Cart> {
  const now = call.clock.now()
  return call.db.transaction().execute(async (trx) => {
    const known = token ? await usableCart(trx, call, token, now, { isBuyNow: false }) : undefined
    const cart = call.member
      ? await memberCart(trx, call, call.member.id, known, now)
      : (known ?? (await newCart(trx, call, null, now)))
    return wireCart(await tidyCart(trx, await loadCartState(trx, cart, now), { isDroppingInvalid }))
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
    return wireCart(await tidyCart(trx, await loadCartState(trx, cart, now), tidying))
  })
}

/** Assigns a guest's buy-now cart to the member at login. */
async function adoptCart(trx: Trx, known: CartRow, memberId: number): Promise<CartRow> {
  const [cart = known] = known.user_account_id === null ? await lockCarts(trx, [known.id]) : []
  if (cart.user_account_id === memberId || cart.pending_order_id !== null) return cart
  if (cart.user_account_id !== null || cart.status !== 'open') throw expiredCart()
  return updateCart(trx, cart.id, { user_account_id: memberId })
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

/** Checks whether this guest's call will create a new cart. */
export async function needsNewCart(call: CartCall, token: string | null): Promise<boolean> {
  return (
    call.member === null &&
    (token === null ||
      (await usableCart(call.db, call, token, call.clock.now(), { isBuyNow: false })) === undefined)
  )
}

async function usableCart(
  trx: CartCall['db'],
  call: CartCall,
  token: string,
  now: Date,
  { isBuyNow }: { isBuyNow: boolean },
): Promise<CartRow | undefined> {
  const cart = await findCart(trx, call.channel.id, token)
  const isUsable =
    cart?.status === 'open' &&
    cart.is_buy_now === isBuyNow &&
    isOwnCart(cart, call.member) &&
    new Date(cart.expires_at) > now
  return isUsable ? cart : undefined
}

async function newCart(trx: Trx, call: CartCall, memberId: number | null, now: Date): Promise<CartRow> {
  const values = {
    token: newToken(),
    channel_id: call.channel.id,
    user_account_id: memberId,
    is_buy_now: false,
    expires_at: cartExpiry(now, { user_account_id: memberId, is_buy_now: false }),
  }
  const created = await insertCart(trx, values)
  const cart =
    created ?? (memberId === null ? undefined : await findMemberCart(trx, call.channel.id, memberId))
  if (!cart) throw new Rejection(409, 'cart.init.conflict', 'もう一度お試しください。')
  return cart
}

/**
 * Returns the member's only open cart, shared by all devices. A guest's cart becomes that cart or is merged
 * into it.
 */
async function memberCart(
  trx: Trx,
  call: CartCall,
  memberId: number,
  known: CartRow | undefined,
  now: Date,
): Promise<CartRow> {
  const own = await ownCart(trx, call, memberId, now)
  if (known?.user_account_id === memberId) return known
  const guest = known && known.pending_order_id === null ? known : undefined
  if (!guest) return own ?? newCart(trx, call, memberId, now)
  const target = own ?? (await newCart(trx, call, memberId, now))
  const locked = await lockCarts(trx, [guest.id, target.id])
  const [from, into] = [guest.id, target.id].map((id) => locked.find((cart) => cart.id === id))
  if (!from || !into || from.status !== 'open' || into.pending_order_id !== null) return target
  return mergeCarts(trx, from, into, now)
}

/**
 * Returns the member's cart. Empties an expired cart instead of replacing it, because a member has only one
 * cart.
 */
async function ownCart(trx: Trx, call: CartCall, memberId: number, now: Date): Promise<CartRow | undefined> {
  const own = await findMemberCart(trx, call.channel.id, memberId)
  if (!own || new Date(own.expires_at) > now) return own
  await deleteAllLines(trx, own.id)
  return updateCart(trx, own.id, { expires_at: cartExpiry(now, own) })
}

async function mergeCarts(trx: Trx, from: CartRow, into: CartRow, now: Date): Promise<CartRow> {
  const own = await cartLines(trx, into.id).execute()
  const plan = planMerge(own, await cartLines(trx, from.id).execute())
  for (const { into: line, quantity } of plan.raise) await raiseQuantity(trx, line.key, quantity)
  const shippings = await cartShippings(trx, into.id).execute()
  const isAdoptingShippings = own.length === 0 && shippings.length === 0
  if (isAdoptingShippings) await moveCartShippings(trx, from.id, into.id)
  const packings = await cartPackings(trx, into.id).execute()
  const first = sortPackings({ shippings, packings })[0]?.key ?? null
  for (const line of plan.move) {
    await moveCartLine(trx, line.key, {
      cart_id: into.id,
      packing_key: isAdoptingShippings ? line.packing_key : first,
    })
  }
  await addCartCoupons(trx, from.id, into.id)
  await updateCart(trx, from.id, { status: 'merged', merged_into_id: into.id })
  const isEmpty = own.length === 0
  const guestChoice = isEmpty ? chooseOfBoth(into, from) : {}
  if (isEmpty && from.gift && !isAdoptingShippings) await insertGiftShipping(trx, newKey(), into.id)
  return updateCart(trx, into.id, { ...guestChoice, expires_at: cartExpiry(now, into) })
}
