import type { Inscription } from '@storefront/contracts'
import { createDrafts, type Draft } from '@storefront/forms'
import { currentKind, type CartKind } from './checkout-path'

/** Separate drafts per cart: input for a buy-now order must not appear in the open cart's forms. */
const drafts: Record<CartKind, ReturnType<typeof createDrafts>> = {
  open: createDrafts('cart-form-'),
  'buy-now': createDrafts('buy-now-form-'),
}

/** Returns the draft of a form in the current URL's checkout. Clear the draft after a successful submit. */
export function getDraft<T extends object = Record<string, unknown>>(form: string): Draft<T> {
  const own = () => drafts[currentKind()].of<T>(form)
  return { read: () => own().read(), save: (typed) => own().save(typed), clear: () => own().clear() }
}

/** Returns the draft of an accessory's texts for a parcel or line. */
export const inscriptionDraft = (placeKey: string, accessoryId: number) =>
  getDraft<Inscription>(`accessory-${placeKey}-${accessoryId}`)

/** The occasion by the id of each product that was added in an occasion's list, e.g. `oseibo`. */
const occasions = drafts.open.of<Record<string, string>>('occasions')

/** Remembers in whose list a product was added. The cart then suggests a noshi for it. */
export const rememberOccasion = (productId: number, occasion: string) =>
  occasions.save({ ...occasions.read(), [productId]: occasion })

export const findOccasion = (productId: number): string | undefined => occasions.read()?.[productId]

/** Deletes all drafts along with the cart, because the next person on this device must not see them. */
export const clearAllDrafts = (kind: CartKind = 'open') => drafts[kind].clearAll()

const owners: Record<CartKind, Draft<string>> = {
  open: createDrafts('cart-typed-of').of<string>(''),
  'buy-now': createDrafts('buy-now-typed-of').of<string>(''),
}

/**
 * Records the cart that the drafts belong to when the session is lost. The member may return to that cart.
 */
export function bindDraftsToCart(cartToken: string, kind: CartKind) {
  owners[kind].save(cartToken)
}

export const areDraftsBound = (kind: CartKind) => owners[kind].read() !== undefined

/** Deletes drafts that are bound to a different cart, because they belong to a different shopper. */
export function clearDraftsOfOtherCarts(cartToken: string, kind: CartKind) {
  const known = owners[kind].read()
  owners[kind].clear()
  if (known !== undefined && known !== cartToken) clearAllDrafts(kind)
}
