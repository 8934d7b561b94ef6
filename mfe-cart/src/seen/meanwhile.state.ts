import type { Cart } from '@storefront/contracts'
import { createStore } from '@storefront/state'
import { kindOfCart } from '../checkout-path'
import { getDraft } from '../form-draft.state'
import { changesSince, seenCart, type SeenCart, type Writers } from './meanwhile.rules'
import { acceptVersion, getOwnVersion } from './own-version.state'

/**
 * The cart as last shown. Stored like a draft: survives a reload, belongs to this tab, is deleted with the
 * cart.
 */
const lastSeen = getDraft<SeenCart>('seen')

type Told = { token: string; words: readonly string[]; isRead: boolean }
const nothing: Told = { token: '', words: [], isRead: false }
const told = createStore<Told>(nothing)

/** Messages about this cart that the screen already shows in another place. */
let saidElsewhere: Pick<Told, 'token' | 'words'> = nothing

export function sayElsewhere({ token }: Pick<Cart, 'token'>, words: readonly string[]) {
  saidElsewhere = { token, words }
}

export function useTold({ token }: Pick<Cart, 'token'>): readonly string[] {
  const { words, ...of } = told.use()
  return of.token === token ? words : nothing.words
}

type Showing = {
  /** True if the screen shows all lines, so that product changes needn't be reported. */
  isWholeCartShown: boolean
}

/** Compares the cart with the previously shown cart and queues a message for each difference. */
export function noticeChanges(cart: Cart, { isWholeCartShown }: Showing) {
  const seen = lastSeen.read()
  const said = saidElsewhere.token === cart.token ? saidElsewhere.words : []
  const changes = seen ? changesSince(seen, cart, detectWriters(seen, cart, { isWholeCartShown })) : []
  const words = changes.filter((one) => !said.includes(one))
  lastSeen.save(seenCart(cart))
  acceptVersion(cart, kindOfCart(cart))
  if (words.length === 0) return
  const before = told.get().token === cart.token ? told.get().words : []
  const others = before.filter((one) => !words.includes(one))
  told.set({ token: cart.token, words: [...others, ...words], isRead: false })
}

/**
 * Counts this tab's own write as seen, so that the first screen after a reload doesn't report it. Prices are
 * still compared.
 */
export function countAsSeen(answer: Cart) {
  const seen = lastSeen.read()
  if (seen?.token === answer.token && answer.version === seen.version + 1)
    lastSeen.save({ ...seen, version: answer.version })
}

/**
 * Returns who may have made the changes. After a reload, the page doesn't know which changes its own forms
 * sent. If the screen shows the whole cart anyway, they count as its own.
 */
function detectWriters(seen: SeenCart, cart: Cart, { isWholeCartShown }: Showing): Writers {
  const own = getOwnVersion(kindOfCart(cart))
  if (own?.token === cart.token) return cart.version > own.version ? 'others' : 'own'
  return isWholeCartShown || cart.version <= seen.version ? 'own' : 'unknown'
}

/**
 * Marks the messages as read. Called on each click, so a message that the click itself causes stays unread.
 */
export function markRead() {
  if (told.get().words.length > 0) told.set({ ...told.get(), isRead: true })
}

/** Removes messages that have been read. Messages that arrived with the last click stay for the next step. */
export function endStep() {
  saidElsewhere = nothing
  if (told.get().isRead) told.set(nothing)
}

/** Discards pending messages, because their cart is discarded. */
export const forgetTold = () => told.set(nothing)
