import type { Cart } from '@storefront/contracts'
import { createStore } from '@storefront/state'
import { kindOfCart } from '../../buy-now/checkout-path'
import { draftOf } from '../form-draft.state'
import { changesSince, seenCart, type SeenCart, type Writers } from './meanwhile.rules'
import { acceptVersion, ownVersionOf } from './own-version.state'

/** Stored like a draft: survives a reload, belongs to this tab and is deleted with the cart. */
const lastSeen = draftOf<SeenCart>('seen')

type Told = { token: string; words: readonly string[]; isRead: boolean }
const nothing: Told = { token: '', words: [], isRead: false }
const told = createStore<Told>(nothing)

/** Messages about this cart that the screen already shows elsewhere. */
let saidElsewhere: Pick<Told, 'token' | 'words'> = nothing

export function sayElsewhere({ token }: Pick<Cart, 'token'>, words: readonly string[]) {
  saidElsewhere = { token, words }
}

export function useTold({ token }: Pick<Cart, 'token'>): readonly string[] {
  const { words, ...of } = told.use()
  return of.token === token ? words : nothing.words
}

type Showing = {
  /** True if the screen's lines already show product changes. */
  isWholeCartShown: boolean
}

/** Compares the cart with the one shown before and queues the differences. */
export function noticeChanges(cart: Cart, { isWholeCartShown }: Showing) {
  const seen = lastSeen.read()
  const said = saidElsewhere.token === cart.token ? saidElsewhere.words : []
  const changes = seen ? changesSince(seen, cart, writersOf(seen, cart, { isWholeCartShown })) : []
  const words = changes.filter((one) => !said.includes(one))
  lastSeen.save(seenCart(cart))
  acceptVersion(cart, kindOfCart(cart))
  if (words.length === 0) return
  const before = told.get().token === cart.token ? told.get().words : []
  const others = before.filter((one) => !words.includes(one))
  told.set({ token: cart.token, words: [...others, ...words], isRead: false })
}

/**
 * After a reload, the page doesn't know which changes its own forms sent. If its lines show everything
 * anyway, treats the changes as its own.
 */
function writersOf(seen: SeenCart, cart: Cart, { isWholeCartShown }: Showing): Writers {
  const own = ownVersionOf(kindOfCart(cart))
  if (own?.token === cart.token) return cart.version > own.version ? 'others' : 'own'
  return isWholeCartShown || cart.version <= seen.version ? 'own' : 'unknown'
}

/** A message that appears after a click counts as read by the next click. */
export function markRead() {
  if (told.get().words.length > 0) told.set({ ...told.get(), isRead: true })
}

/** Removes messages that have been read. Those that arrived with this click stay for the next step. */
export function endStep() {
  saidElsewhere = nothing
  if (told.get().isRead) told.set(nothing)
}

/** Pending messages are discarded with the cart. */
export const forgetTold = () => told.set(nothing)
