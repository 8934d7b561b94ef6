import { createDrafts, type Draft } from '@storefront/forms'
import { currentKind, type CartKind } from '../buy-now/checkout-path'

/** What is bought at once is another order: nothing that was typed for it gets into the open cart's. */
const drafts: Record<CartKind, ReturnType<typeof createDrafts>> = {
  open: createDrafts('cart-form-'),
  'buy-now': createDrafts('buy-now-form-'),
}

/** What was typed into a form of the checkout that the address names; a successful submit clears it. */
export function draftOf<T extends object = Record<string, unknown>>(form: string): Draft<T> {
  const own = () => drafts[currentKind()].of<T>(form)
  return { read: () => own().read(), save: (typed) => own().save(typed), clear: () => own().clear() }
}

/** With the cart goes what was typed for it: the next shopper at this device finds nothing. */
export const clearAllDrafts = (kind: CartKind = 'open') => drafts[kind].clearAll()

const owners: Record<CartKind, Draft<string>> = {
  open: createDrafts('cart-typed-of').of<string>(''),
  'buy-now': createDrafts('buy-now-typed-of').of<string>(''),
}

/** A member's login was lost: what was typed waits for who comes back to this cart. */
export function bindDraftsToCart(cartToken: string, kind: CartKind) {
  owners[kind].save(cartToken)
}

/** Whether what was typed waits for a member. */
export const areDraftsBound = (kind: CartKind) => owners[kind].read() !== undefined

/** Another member's cart: what waits is not this shopper's. */
export function clearDraftsOfOtherCarts(cartToken: string, kind: CartKind) {
  const known = owners[kind].read()
  owners[kind].clear()
  if (known !== undefined && known !== cartToken) clearAllDrafts(kind)
}
