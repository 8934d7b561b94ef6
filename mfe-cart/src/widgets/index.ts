import type { ParcelConfigObject } from 'single-spa'

/** What other screens may show of the cart, by name. */
export const widgets: Record<string, () => Promise<ParcelConfigObject>> = {
  CartToast: async () => (await import('./cart-toast')).cartToast,
  'mini-cart': async () => (await import('./mini-cart')).miniCart,
}
