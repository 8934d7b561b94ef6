import { createDrafts, type Draft } from '@storefront/forms'
import { currentKind, type CartKind } from '../buy-now/checkout-path'

/** A buy-now purchase is a separate order, so its input must not leak into the open cart's forms. */
const drafts: Record<CartKind, ReturnType<typeof createDrafts>> = {
  open: createDrafts('cart-form-'),
  'buy-now': createDrafts('buy-now-form-'),
}

/** The draft for a form in the current URL's checkout. Cleared after a successful submit. */
export function draftOf<T extends object = Record<string, unknown>>(form: string): Draft<T> {
  const own = () => drafts[currentKind()].of<T>(form)
  return { read: () => own().read(), save: (typed) => own().save(typed), clear: () => own().clear() }
}

/** Drafts are deleted with the cart: the next person on this device must not see them. */
export const clearAllDrafts = (kind: CartKind = 'open') => drafts[kind].clearAll()

const owners: Record<CartKind, Draft<string>> = {
  open: createDrafts('cart-typed-of').of<string>(''),
  'buy-now': createDrafts('buy-now-typed-of').of<string>(''),
}

/** After the session is lost, drafts are kept for the member who comes back to this cart. */
export function bindDraftsToCart(cartToken: string, kind: CartKind) {
  owners[kind].save(cartToken)
}

export const areDraftsBound = (kind: CartKind) => owners[kind].read() !== undefined

/** Drafts bound to a different cart belong to a different shopper. */
export function clearDraftsOfOtherCarts(cartToken: string, kind: CartKind) {
  const known = owners[kind].read()
  owners[kind].clear()
  if (known !== undefined && known !== cartToken) clearAllDrafts(kind)
}
