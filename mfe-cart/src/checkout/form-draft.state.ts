import { createDrafts, type Draft } from '@storefront/forms'
import { currentKind, type CartKind } from '../buy-now/checkout-path'

/** A product bought at once is another order: its input must not enter the open cart's forms. */
const drafts: Record<CartKind, ReturnType<typeof createDrafts>> = {
  open: createDrafts('cart-form-'),
  'buy-now': createDrafts('buy-now-form-'),
}

/** Draft of a form in the checkout of the current URL; a successful submit clears it. */
export function draftOf<T extends object = Record<string, unknown>>(form: string): Draft<T> {
  const own = () => drafts[currentKind()].of<T>(form)
  return { read: () => own().read(), save: (typed) => own().save(typed), clear: () => own().clear() }
}

/** Drafts end with the cart: the next shopper at this device must not see them. */
export const clearAllDrafts = (kind: CartKind = 'open') => drafts[kind].clearAll()

const owners: Record<CartKind, Draft<string>> = {
  open: createDrafts('cart-typed-of').of<string>(''),
  'buy-now': createDrafts('buy-now-typed-of').of<string>(''),
}

/** After a lost login the drafts wait for the member who returns to this cart. */
export function bindDraftsToCart(cartToken: string, kind: CartKind) {
  owners[kind].save(cartToken)
}

export const areDraftsBound = (kind: CartKind) => owners[kind].read() !== undefined

/** Drafts that wait for another cart are not this shopper's. */
export function clearDraftsOfOtherCarts(cartToken: string, kind: CartKind) {
  const known = owners[kind].read()
  owners[kind].clear()
  if (known !== undefined && known !== cartToken) clearAllDrafts(kind)
}
