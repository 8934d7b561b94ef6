import { commonCounter, type Cart, type CartDetail } from '@storefront/contracts'
import { on, publish } from '@storefront/event-bus'
import { createStore } from '@storefront/state'
import { currentKind, kindOfCart, type CartKind } from '../checkout-path'
import { addLine, fetchCart, type CartChange, type NewLine } from './cart.api'
import { initCart, initCartWithLine } from './init-cart'
import { saveForOffline } from '../offline/offline-cart.state'
import { toParcel } from '../order-view/totals/parcel.rules'
import { hasPendingChanges, whileSettling } from './pending-changes.state'
import { forgetCartToken, saveCartToken, readCartToken } from './cart-token.state'
import {
  clearAllDrafts,
  clearDraftsOfOtherCarts,
  areDraftsBound,
  bindDraftsToCart,
} from '../form-draft.state'
import { countAsSeen, forgetTold } from '../seen/meanwhile.state'
import { countOwnWrite } from '../seen/own-version.state'

const heldCart = () => ({
  cart: createStore<Cart | null>(null),
  /** Time of the last response. A recent response counts as current. */
  answeredAt: -Infinity,
  opening: undefined as Promise<Cart> | undefined,
  /** The first product's call, which also opens the cart. Never rejects. */
  openingWithLine: undefined as Promise<void> | undefined,
  lastTurn: Promise.resolve() as Promise<unknown>,
})
const held: Record<CartKind, ReturnType<typeof heldCart>> = { open: heldCart(), 'buy-now': heldCart() }
const kinds: readonly CartKind[] = ['open', 'buy-now']
const newMs = 3_000

export const currentCart = (kind: CartKind = currentKind()): Cart | null => held[kind].cart.get()

/** Stores the cart from a response, unless a newer version of the same cart is already stored. */
export function adoptCart(answer: Cart): Cart {
  const kind = kindOfCart(answer)
  const { cart } = held[kind]
  const known = cart.get()
  if (known && known.token === answer.token && known.version > answer.version) return known
  held[kind].answeredAt = performance.now()
  cart.set(answer)
  if (answer.is_member && kind === currentKind()) clearDraftsOfOtherCarts(answer.token, kind)
  saveCartToken(answer.token, answer.expires_at, kind)
  if (kind === 'open') {
    saveForOffline(answer)
    notifyCount()
  }
  return answer
}

/** Number of added pieces that no response includes yet. */
let pendingPieces = 0

function sumByProduct(products: CartDetail['products']): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const { product_id, quantity } of products) sums[product_id] = (sums[product_id] ?? 0) + quantity
  return sums
}

function notifyCount() {
  const { order, products = [], shippings = [] } = currentCart('open')?.data.detail ?? {}
  const { total_quantity: count = 0, total_price: total = 0 } = order ?? {}
  const counter = commonCounter(products.map(({ product_info }) => product_info))
  publish('cart.changed', {
    count,
    total,
    ...(counter !== commonCounter([]) && { counter }),
    ...(pendingPieces > 0 && { pending: pendingPieces }),
    ...(products.length > 0 && { quantities: sumByProduct(products) }),
    ...(products.length > 0 && shippings.length <= 1 && { parcel: toParcel({ products }) }),
  })
}

/**
 * Resolves once the cart is initialised (§4). Waits for the session check, so that members get their own
 * cart.
 */
export function whenReady(kind: CartKind = currentKind()): Promise<Cart> {
  const known = currentCart(kind)
  if (known) return Promise.resolve(known)
  const { openingWithLine } = held[kind]
  return openingWithLine ? openingWithLine.then(() => whenReady(kind)) : reopen({ kind })
}

/**
 * Initialises the cart if none is known, and again after sign-in, which merges the guest's cart into the
 * member's.
 */
export function reopen({ isDroppingInvalid = false, kind = currentKind() } = {}): Promise<Cart> {
  const box = held[kind]
  box.opening ??= initCart(adoptCart, { isDroppingInvalid, kind }).finally(() => (box.opening = undefined))
  return box.opening
}

/** Runs changes one at a time, so that responses arrive in the order of the shopper's clicks. */
export const changeCart = (change: CartChange, kind: CartKind = currentKind()): Promise<Cart> =>
  inTurn(() => applyChange(change, kind), kind)

function inTurn(work: () => Promise<Cart>, kind: CartKind): Promise<Cart> {
  const turn = held[kind].lastTurn.then(work)
  held[kind].lastTurn = turn.then(
    () => undefined,
    () => undefined,
  )
  return whileSettling(turn)
}

async function applyChange(change: CartChange, kind: CartKind): Promise<Cart> {
  const before = await whenReady(kind)
  const answer = await change(before.token)
  if (change !== fetchCart) {
    countOwnWrite(before, answer, kind)
    countAsSeen(answer)
  }
  return adoptCart(answer)
}

/** Adds the pieces to the count at once and removes them again if the request fails. */
export async function addPieces(line: NewLine): Promise<Cart> {
  let isExpected = true
  const settle = () => {
    if (isExpected) pendingPieces -= line.quantity
    isExpected = false
  }
  pendingPieces += line.quantity
  notifyCount()
  try {
    return await inTurn(() => addOrOpen(line, settle), 'open')
  } catch (error) {
    settle()
    notifyCount()
    throw error
  }
}

/**
 * Adds the line to the cart. Opens the cart in the same call if this page neither has nor is opening one.
 * @param settle called before the response's count is published
 */
function addOrOpen(line: NewLine, settle: () => void): Promise<Cart> {
  const box = held.open
  if (box.cart.get() || box.opening)
    return applyChange((token) => addLine(line)(token).finally(settle), 'open')
  const opened = initCartWithLine((answer) => {
    settle()
    countAsSeen(answer)
    return adoptCart(answer)
  }, line)
  const end = () => (box.openingWithLine = undefined)
  box.openingWithLine = opened.then(end, end)
  return opened
}

/** Fetches the current cart again, or initialises the cart if none is known. */
export const refreshCart = (kind: CartKind): Promise<Cart> =>
  currentCart(kind) ? changeCart(fetchCart, kind) : whenReady(kind)

/**
 * Returns true for three seconds after a response if no changes are pending. Refreshing would only cost time.
 */
export const isCartNew = (kind: CartKind): boolean =>
  currentCart(kind) !== null && !hasPendingChanges() && performance.now() - held[kind].answeredAt < newMs

/** Refreshes the cart without making the caller wait. Keeps the current cart while offline. */
export function refreshInBackground(kind: CartKind): void {
  const known = currentCart(kind)
  if (!known) return
  void fetchCart(known.token).then(
    // If the cart has been ordered in the meantime, leave that to the shopper's next click.
    (answer) => answer.data.order_no ?? (currentCart(kind)?.token === answer.token && adoptCart(answer)),
    () => undefined,
  )
}

/** Discards the cart. The next `whenReady()` creates a new one. */
export function leaveCart(reason: 'signed-out' | 'expired' | 'ordered', kind: CartKind = 'open') {
  const known = currentCart(kind)?.token
  // Another tab may have opened a new buy-now cart in the meantime. Keep its token.
  if (kind === 'open' || known === undefined || known === readCartToken(kind)) forgetCartToken(kind)
  clearAllDrafts(kind)
  forgetTold()
  held[kind].cart.set(null)
  if (kind === 'buy-now') return
  saveForOffline(null)
  publish('cart.emptied', { reason })
  publish('cart.changed', { count: 0, total: 0 })
}

export function useCart(loaded: Cart | null, kind: CartKind = 'open'): Cart | null {
  return held[kind].cart.use() ?? loaded
}

/**
 * Keeps the drafts when a session is lost, so that the shopper can sign in again and continue (§8). Drops the
 * member's cart from the page, so that a guest starts with a cart of their own.
 */
on('session.ended').subscribe(({ reason }) => {
  if (reason === 'signed-out' || reason === 'account-closed')
    return kinds.forEach((kind) => leaveCart('signed-out', kind))
  kinds.forEach((kind) => {
    const token = currentCart(kind)?.token ?? readCartToken(kind)
    if (token) bindDraftsToCart(token, kind)
    // Without a known cart, the owner of the drafts is unknown.
    else clearAllDrafts(kind)
    held[kind].cart.set(null)
  })
  saveForOffline(null)
  publish('cart.changed', { count: 0, total: 0 })
})
on('session.started').subscribe(() => {
  for (const kind of kinds) {
    const isOwnPage = kind === currentKind()
    const isWorthMerging =
      currentCart(kind) !== null ||
      held[kind].openingWithLine !== undefined ||
      (kind === 'open' && readCartToken() !== undefined) ||
      (isOwnPage && areDraftsBound(kind))
    if (isWorthMerging && !held[kind].opening) void changeCart(() => reopen({ kind }), kind)
  }
})
