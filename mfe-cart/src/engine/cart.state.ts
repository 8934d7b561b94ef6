import type { Cart } from '@storefront/contracts'
import { on, publish } from '@storefront/event-bus'
import { ResponseError } from '@storefront/http'
import { whenSessionChecked } from '@storefront/session'
import { useSyncExternalStore } from 'react'
import { BehaviorSubject, filter, firstValueFrom, race, timer } from 'rxjs'
import { fetchCart, openCartOf, type CartChange } from './cart.api'
import { withCartTabLock } from './cart-tab-lock'
import { forgetCartToken, keepCartToken, readCartToken } from './cart-token.state'
import {
  clearAllDrafts,
  clearDraftsOfOtherCarts,
  areDraftsBound,
  bindDraftsToCart,
} from '../checkout/form-draft.state'

const cart$ = new BehaviorSubject<Cart | null>(null)
/** How many changes are on their way. */
const pending$ = new BehaviorSubject(0)
/** When the server answered last; an answer this young is what it knows now. */
let answeredAt = -Infinity
const newMs = 3_000
let opening: Promise<Cart> | undefined
let lastTurn: Promise<unknown> = Promise.resolve()

export const currentCart = () => cart$.value

/** Takes an answer over; one that is older than what is known is left aside. */
export function adoptCart(answer: Cart): Cart {
  const known = cart$.value
  if (known && known.token === answer.token && known.version > answer.version) return known
  answeredAt = performance.now()
  cart$.next(answer)
  if (answer.is_member) clearDraftsOfOtherCarts(answer.token)
  keepCartToken(answer.token, answer.expires_at)
  const { total_quantity, total_price } = answer.data.detail.order
  publish('cart.changed', { count: total_quantity, total: total_price })
  return answer
}

/** The cart once it is initialised (§4): the login is checked first, so that a member's cart is found. */
export function whenReady(): Promise<Cart> {
  if (cart$.value) return Promise.resolve(cart$.value)
  return reopen()
}

/**
 * Initialises again: after a sign-in, so that guest's and member's carts merge, and when nothing is known.
 */
export function reopen({ isDroppingInvalid = false } = {}): Promise<Cart> {
  opening ??= open(isDroppingInvalid).finally(() => (opening = undefined))
  return opening
}

async function open(isDroppingInvalid: boolean): Promise<Cart> {
  await whenSessionChecked()
  return withCartTabLock(async (token) => {
    try {
      return adoptCart(await openCartOf(token, isDroppingInvalid))
    } catch (error) {
      if (!(error instanceof ResponseError && error.code.includes('product_not_found')) || isDroppingInvalid)
        throw error
      return adoptCart(await openCartOf(token, true))
    }
  })
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
export const refreshCart = (): Promise<Cart> => (cart$.value ? changeCart(fetchCart) : whenReady())

/**
 * The server told of this cart a moment ago, and nothing is on its way to it: asking again would only take
 * time.
 */
export const isCartNew = (): boolean =>
  cart$.value !== null && pending$.value === 0 && performance.now() - answeredAt < newMs

/** The cart counts as unsettled until this work is over. */
export function whileSettling<T>(work: Promise<T>): Promise<T> {
  pending$.next(pending$.value + 1)
  return work.finally(() => pending$.next(pending$.value - 1))
}

/** §9: pending tasks are waited for five seconds at most; waiting on the state needs no polling. */
const longestSettlingMs = 5_000

/**
 * Resolves when no change is on its way: checkout waits for it. What hangs longer is the order's own check to
 * find (`version`).
 */
export async function whenChangesSettled(): Promise<void> {
  await firstValueFrom(race(pending$.pipe(filter((count) => count === 0)), timer(longestSettlingMs)))
}

/** Leaves the cart behind; the next whenReady() begins a new one. */
export function leaveCart(reason: 'signed-out' | 'expired' | 'ordered') {
  forgetCartToken()
  clearAllDrafts()
  cart$.next(null)
  publish('cart.emptied', { reason })
  publish('cart.changed', { count: 0, total: 0 })
}

const subscribe = (notify: () => void) => {
  const subscription = cart$.subscribe(notify)
  return () => subscription.unsubscribe()
}
const subscribeToPending = (notify: () => void) => {
  const subscription = pending$.subscribe(notify)
  return () => subscription.unsubscribe()
}

/** The newest cart; until one is known in this page, the one that the screen was loaded with. */
export function useCart(loaded: Cart | null): Cart | null {
  return useSyncExternalStore(
    subscribe,
    () => cart$.value ?? loaded,
    () => loaded,
  )
}

export function useIsSettling(): boolean {
  return useSyncExternalStore(
    subscribeToPending,
    () => pending$.value > 0,
    () => false,
  )
}

/**
 * A login that was lost, not ended, leaves what was typed: the shopper signs in again and goes on (§8). The
 * member's cart is gone from this page all the same, so that whoever is a guest now begins one of their own.
 */
on('session.ended').subscribe(({ reason }) => {
  if (reason === 'signed-out' || reason === 'account-closed') return leaveCart('signed-out')
  bindDraftsToCart(cart$.value?.token)
  cart$.next(null)
  publish('cart.changed', { count: 0, total: 0 })
})
on('session.started').subscribe(() => {
  const isWorthMerging = cart$.value !== null || readCartToken() !== undefined || areDraftsBound()
  if (isWorthMerging && !opening) void changeCart(() => reopen())
})
