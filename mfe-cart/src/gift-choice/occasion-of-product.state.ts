import { tabDraftPrefix } from '@storefront/state'

/** Begins as the open cart's drafts do, which are dropped together with the cart. */
const storageKey = () => `${tabDraftPrefix()}cart-form-occasions`

const readAll = () => JSON.parse(sessionStorage.getItem(storageKey()) ?? '{}') as Record<string, string>

/** Remembers in whose list a product was added, e.g. `oseibo`. The cart then suggests a noshi for it. */
export const rememberOccasion = (productId: number, occasion: string) =>
  sessionStorage.setItem(storageKey(), JSON.stringify({ ...readAll(), [productId]: occasion }))

export const findOccasion = (productId: number): string | undefined => readAll()[productId]
