import type { Cart } from '@storefront/contracts'
import { keptAs } from '@storefront/state'

const storageKey = () => keptAs('cart-offline')

/**
 * Stores the cart's lines for the offline page. The lines are deleted with the cart, and therefore on
 * sign-out.
 */
export function saveForOffline(cart: Cart | null) {
  // There is no storage on the server.
  if (typeof document === 'undefined') return
  const lines = (cart?.data.detail.products ?? []).map(({ product_info, quantity, total_price }) => ({
    name: product_info.name,
    quantity,
    total: total_price,
  }))
  if (lines.length === 0) localStorage.removeItem(storageKey())
  else localStorage.setItem(storageKey(), JSON.stringify(lines))
}
