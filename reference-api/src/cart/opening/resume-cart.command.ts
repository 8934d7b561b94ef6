import { Rejection } from '../../platform/http/rejection'
import { newToken, newKey } from '../../platform/secret/token.rules'
import type { Trx } from '../../platform/database/db'
import type { CartCall } from '../change-cart.command'
import { chooseOfBoth, planMerge } from '../cart-merge.rules'
import { addCartCoupons, deleteAllLines } from '../cart-merge.sql'
import { findCart, findMemberCart, insertCart, lockCarts, updateCart } from '../cart.sql'
import type { CartRow } from '../cart.table'
import { moveCartLine, putAccessory, raiseQuantity } from '../line/cart-line.sql'
import { insertGiftShipping, moveCartShippings } from '../shipping/cart-shipping.sql'
import { loadCart } from '../state/cart-content.sql'
import { expiredCart } from '../state/expired-cart.rules'
import { cartExpiry, isOwnCart } from '../state/usable-cart.rules'
import { sortPackings } from '../write/packing-writes.rules'

/** `isNew` means that no other transaction can see the cart, so it needs no lock. */
export type ResumedCart = { cart: CartRow; isNew: boolean }

/** Resumes the token's cart or the member's cart, merges the two if both exist, or creates a new one. */
export async function resumeCart(
  trx: Trx,
  call: CartCall,
  token: string | null,
  now: Date,
): Promise<ResumedCart> {
  const known = token ? await usableCart(trx, call, token, now, { isBuyNow: false }) : undefined
  if (call.member) return memberCart(trx, call, call.member.id, known, now)
  return known ? { cart: known, isNew: false } : createCart(trx, call, now, { isBuyNow: false })
}

/** Checks whether this guest's call will create a new cart. */
export async function needsNewCart(call: CartCall, token: string | null): Promise<boolean> {
  return (
    call.member === null &&
    (token === null ||
      (await usableCart(call.db, call, token, call.clock.now(), { isBuyNow: false })) === undefined)
  )
}

export async function usableCart(
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

/**
 * Creates a cart. Returns the member's cart instead if another request has just created one.
 * @throws Rejection 409 if neither exists
 */
export async function createCart(
  trx: Trx,
  call: CartCall,
  now: Date,
  { isBuyNow }: { isBuyNow: boolean },
): Promise<ResumedCart> {
  const owner = { user_account_id: call.member?.id ?? null, is_buy_now: isBuyNow }
  const created = await insertCart(trx, {
    token: newToken(),
    channel_id: call.channel.id,
    ...owner,
    expires_at: cartExpiry(now, owner),
  })
  if (created) return { cart: created, isNew: true }
  const cart =
    call.member && !isBuyNow ? await findMemberCart(trx, call.channel.id, call.member.id) : undefined
  if (!cart) throw new Rejection(409, 'cart.init.conflict', 'もう一度お試しください。')
  return { cart, isNew: false }
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
): Promise<ResumedCart> {
  const own = await ownCart(trx, call, memberId, now)
  if (known?.user_account_id === memberId) return { cart: known, isNew: false }
  const guest = known && known.pending_order_id === null ? known : undefined
  const target = own ? { cart: own, isNew: false } : await createCart(trx, call, now, { isBuyNow: false })
  if (!guest) return target
  const locked = await lockCarts(trx, [guest.id, target.cart.id])
  const [from, into] = [guest.id, target.cart.id].map((id) => locked.find((cart) => cart.id === id))
  if (!from || !into || from.status !== 'open' || into.pending_order_id !== null) return target
  return { ...target, cart: await mergeCarts(trx, from, into, now) }
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
  const [own, guest] = [await loadParts(trx, into), await loadParts(trx, from)]
  const first = sortPackings(own)[0]?.key ?? null
  const plan = planMerge(own, guest, first)
  for (const { key, quantity } of plan.lines) await raiseQuantity(trx, key, quantity)
  for (const row of plan.accessories) await putAccessory(trx, { ...row, cart_id: into.id })
  const isEmpty = own.lines.length === 0
  const isAdoptingShippings = isEmpty && own.shippings.length === 0
  if (isAdoptingShippings) await moveCartShippings(trx, from.id, into.id)
  for (const line of plan.move) {
    await moveCartLine(trx, line.key, {
      cart_id: into.id,
      packing_key: isAdoptingShippings ? line.packing_key : first,
    })
  }
  await addCartCoupons(trx, from.id, into.id)
  await updateCart(trx, from.id, { status: 'merged', merged_into_id: into.id })
  const guestChoice = isEmpty ? chooseOfBoth(into, from) : {}
  if (isEmpty && from.gift && !isAdoptingShippings) await insertGiftShipping(trx, newKey(), into.id)
  return updateCart(trx, into.id, { ...guestChoice, expires_at: cartExpiry(now, into) })
}

/** Loads the content of a cart whose row is locked. */
async function loadParts(trx: Trx, { channel_id, token }: CartRow) {
  const loaded = await loadCart(trx, { channelId: channel_id, token }, {})
  if (!loaded) throw expiredCart()
  return loaded.parts
}
