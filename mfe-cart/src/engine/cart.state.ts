import type { Cart } from '@storefront/contracts'
import { on, publish } from '@storefront/event-bus'
import { createStore } from '@storefront/state'
import { fetchCart, type CartChange } from './cart.api'
import { initCart } from './init-cart'
import { keepForOffline } from '../offline/offline-cart.state'
import { hasPendingChanges, whileSettling } from './pending-changes.state'
import { forgetCartToken, keepCartToken, readCartToken } from './cart-token.state'
import {
  clearAllDrafts,
  clearDraftsOfOtherCarts,
  areDraftsBound,
  bindDraftsToCart,
} from '../checkout/form-draft.state'

const cart = createStore<Cart | null>(null)
/** When the server answered last; an answer this young is what it knows now. */
let answeredAt = -Infinity
const newMs = 3_000
let opening: Promise<Cart> | undefined
let lastTurn: Promise<unknown> = Promise.resolve()

export const currentCart = cart.get

/** Takes an answer over; one that is older than what is known is left aside. */
export function adoptCart(answer: Cart): Cart {
  const known = cart.get()
  if (known && known.token === answer.token && known.version > answer.version) return known
  answeredAt = performance.now()
  cart.set(answer)
  keepForOffline(answer)
  if (answer.is_member) clearDraftsOfOtherCarts(answer.token)
  keepCartToken(answer.token, answer.expires_at)
  const { total_quantity, total_price } = answer.data.detail.order
  publish('cart.changed', { count: total_quantity, total: total_price })
  return answer
}

/** The cart once it is initialised (§4): the login is checked first, so that a member's cart is found. */
export function whenReady(): Promise<Cart> {
  const known = cart.get()
  return known ? Promise.resolve(known) : reopen()
}

/**
 * Initialises again: after a sign-in, so that guest's and member's carts merge, and when nothing is known.
 */
export function reopen({ isDroppingInvalid = false } = {}): Promise<Cart> {
  opening ??= initCart(adoptCart, { isDroppingInvalid }).finally(() => (opening = undefined))
  return opening
}

/** One change after the other, so that answers come in the order of the shopper's presses. */
export function changeCart(change: CartChange): Promise<Cart> {
  const turn = lastTurn.then(async () => adoptCart(await change((await whenReady()).token)))
  lastTurn = turn.then(
    () => undefined,
    () => undefined,
  )
  return whileSettling(turn)
}

/** What the server knows now; an unknown cart is initialised. */
export const refreshCart = (): Promise<Cart> => (cart.get() ? changeCart(fetchCart) : whenReady())

/**
 * The server told of this cart a moment ago, and nothing is on its way to it: asking again would only take
 * time.
 */
export const isCartNew = (): boolean =>
  cart.get() !== null && !hasPendingChanges() && performance.now() - answeredAt < newMs

/** Leaves the cart behind; the next whenReady() begins a new one. */
export function leaveCart(reason: 'signed-out' | 'expired' | 'ordered') {
  forgetCartToken()
  clearAllDrafts()
  cart.set(null)
  keepForOffline(null)
  publish('cart.emptied', { reason })
  publish('cart.changed', { count: 0, total: 0 })
}

/** The newest cart; until one is known in this page, the one that the screen was loaded with. */
export const useCart = (loaded: Cart | null): Cart | null => cart.use() ?? loaded

/**
 * A login that was lost, not ended, leaves what was typed: the shopper signs in again and goes on (§8). The
 * member's cart is gone from this page all the same, so that whoever is a guest now begins one of their own.
 */
on('session.ended').subscribe(({ reason }) => {
  if (reason === 'signed-out' || reason === 'account-closed') return leaveCart('signed-out')
  bindDraftsToCart(cart.get()?.token)
  cart.set(null)
  keepForOffline(null)
  publish('cart.changed', { count: 0, total: 0 })
})
on('session.started').subscribe(() => {
  const isWorthMerging = cart.get() !== null || readCartToken() !== undefined || areDraftsBound()
  if (isWorthMerging && !opening) void changeCart(() => reopen())
})
