import { lastOf, on, type StorefrontEvents } from '@storefront/event-bus'
import { createStore } from '@storefront/state'

/** The cart as it was last published. Undefined as long as it is unknown. */
const cart = createStore<StorefrontEvents['cart.changed'] | undefined>(undefined)
// Set after the creation, because the server renders without the cart.
cart.set(lastOf('cart.changed'))
on('cart.changed').subscribe(cart.set)

const empty: Record<string, number> = {}

/** Returns the pieces of each product in the cart by the product's id. Undefined for an unknown cart. */
export function useQuantitiesInCart(): Record<string, number> | undefined {
  const { quantities, count, pending = 0 } = cart.use() ?? {}
  return quantities ?? (count === 0 && pending === 0 ? empty : undefined)
}

/** Returns the goods that ship with the next product. Undefined for an empty cart or several destinations. */
export const useParcelInCart = () => cart.use()?.parcel

export const usePiecesInCart = (productId: number): number => useQuantitiesInCart()?.[productId] ?? 0
