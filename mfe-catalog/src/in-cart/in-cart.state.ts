import { lastOf, on } from '@storefront/event-bus'
import { createStore } from '@storefront/state'

/** Pieces of each product in the cart by the product's id. Empty as long as the cart is unknown. */
const quantities = createStore<Record<string, number>>({})
// Set after the creation, because the server renders without the cart.
quantities.set(lastOf('cart.changed')?.quantities ?? {})
on('cart.changed').subscribe((cart) => quantities.set(cart.quantities ?? {}))

export const usePiecesInCart = (productId: number): number => quantities.use()[productId] ?? 0
