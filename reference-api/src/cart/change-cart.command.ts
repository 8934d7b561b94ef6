import { type Trx } from '../database/db'
import { ensurePackings } from './shipping/ensure-packings.command'
import type { Cart } from '@storefront/contracts'
import type { Channel, Member } from '../http/caller'
import { Rejection } from '../http/rejection'
import type { Services } from '../services'
import { loadCartState } from './cart-state.sql'
import { wireCart } from './cart-view.rules'
import type { CartChange, CartRow } from './cart.table'
import { findCart, lockCart, updateCart } from './cart.sql'

const dayMs = 86_400_000
const guestCartDays = 30
const memberCartDays = 90

/** Who calls, and with what. */
export type CartCall = Pick<Services, 'db' | 'clock'> & { channel: Channel; member: Member | null }

export const cartExpiry = (now: Date, isMember: boolean) =>
  new Date(now.getTime() + (isMember ? memberCartDays : guestCartDays) * dayMs)

export const expiredCart = () =>
  new Rejection(
    422,
    'cart.common.is_expired',
    'カートの有効期限が切れました。お手数ですが、もう一度商品をお選びください。',
  )

/** A member's cart is nobody else's; a guest's cart is whoever's who holds its token. */
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

/** The cart for reading; a decided one too. */
export async function readCart(call: CartCall, token: string): Promise<CartRow> {
  return requireUsable(await findCart(call.db, call.channel.id, token), call)
}

/** A cart that can still change. */
export async function lockOpenCart(trx: Trx, call: CartCall, token: string): Promise<CartRow> {
  const cart = requireUsable(await lockCart(trx, call.channel.id, token), call)
  if (cart.status !== 'open') throw expiredCart()
  if (cart.pending_order_id !== null)
    throw new Rejection(
      422,
      'cart.common.payment_in_progress',
      'お支払い手続き中のため、カートを変更できません。',
    )
  return cart
}

/** One change of a cart: alone on its row, written whole or not at all, answered with the fresh cart. */
export async function changeCart(
  call: CartCall,
  token: string,
  change: (trx: Trx, cart: CartRow, now: Date) => Promise<CartChange | void>,
): Promise<Cart> {
  const now = call.clock.now()
  return call.db.transaction().execute(async (trx) => {
    const cart = await lockOpenCart(trx, call, token)
    const columns = (await change(trx, cart, now)) ?? {}
    await ensurePackings(trx, cart.id)
    const changed = await updateCart(trx, cart.id, {
      ...columns,
      expires_at: cartExpiry(now, cart.user_account_id !== null),
    })
    return wireCart(await loadCartState(trx, changed, now))
  })
}
