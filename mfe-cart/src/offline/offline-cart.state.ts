import type { Cart } from '@storefront/contracts'
import { keptAs } from '@storefront/state'

const storageKey = () => keptAs('cart-offline')

/** Stores the cart for the offline page. Deleted with the cart, and therefore on logout. */
export function keepForOffline(cart: Cart | null) {
  // No storage when rendering on the server.
  if (typeof document === 'undefined') return
  const lines = (cart?.data.detail.products ?? []).map(({ product_info, quantity, total_price }) => ({
    name: product_info.name,
    quantity,
    total: total_price,
  }))
  if (lines.length === 0) localStorage.removeItem(storageKey())
  else localStorage.setItem(storageKey(), JSON.stringify(lines))
}
