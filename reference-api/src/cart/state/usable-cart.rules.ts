import { Rejection } from '../../platform/http/rejection'
import type { Member } from '../../platform/http/caller'
import type { CartRow } from '../cart.table'
import { expiredCart } from './expired-cart.rules'

const dayMs = 86_400_000
const guestCartDays = 30
const memberCartDays = 90
const buyNowCartDays = 1

/** Computes the new expiry of a cart that is used at `now`. */
export function cartExpiry(now: Date, cart: Pick<CartRow, 'user_account_id' | 'is_buy_now'>): Date {
  const ofKind = cart.user_account_id === null ? guestCartDays : memberCartDays
  return new Date(now.getTime() + (cart.is_buy_now ? buyNowCartDays : ofKind) * dayMs)
}

/** Checks whether the caller may use the cart. A guest's cart belongs to the holder of its token. */
export const isOwnCart = (cart: CartRow, member: Member | null) =>
  cart.user_account_id === null || cart.user_account_id === member?.id

type User = { member: Member | null; clock: { now: () => Date } }

/** Returns the cart. Throws a 422 if it is merged or expired, or belongs to another member. */
export function requireUsable(cart: CartRow | undefined, { member, clock }: User): CartRow {
  if (
    !cart ||
    cart.status === 'merged' ||
    !isOwnCart(cart, member) ||
    new Date(cart.expires_at) <= clock.now()
  )
    throw expiredCart()
  return cart
}

/** Like {@link requireUsable}. Also throws a 422 if the cart is ordered or its payment is in progress. */
export function requireOpen(cart: CartRow | undefined, user: User): CartRow {
  const usable = requireUsable(cart, user)
  if (usable.status !== 'open') throw expiredCart()
  if (usable.pending_order_id !== null)
    throw new Rejection(
      422,
      'cart.common.payment_in_progress',
      'お支払い手続き中のため、カートを変更できません。',
    )
  return usable
}
