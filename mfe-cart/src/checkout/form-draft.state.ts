import { createDrafts } from '@storefront/forms'

const drafts = createDrafts('cart-form-')

/** What was typed into a form of the checkout; a successful submit clears it. */
export const draftOf = <T extends object = Record<string, unknown>>(form: string) => drafts.of<T>(form)

/** With the cart goes what was typed for it: the next shopper at this device finds nothing. */
export const clearAllDrafts = drafts.clearAll

const owner = createDrafts('cart-typed-of').of<string>('')

/** A member's login was lost: what was typed waits for who comes back to this cart. */
export function bindDraftsToCart(cartToken: string | undefined) {
  if (cartToken) owner.save(cartToken)
}

/** Whether what was typed waits for a member. */
export const areDraftsBound = () => owner.read() !== undefined

/** Another member's cart: what waits is not this shopper's. */
export function clearDraftsOfOtherCarts(cartToken: string) {
  const known = owner.read()
  owner.clear()
  if (known !== undefined && known !== cartToken) clearAllDrafts()
}
