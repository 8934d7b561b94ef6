import { currentSite } from '@storefront/site'
import type { ParcelConfigObject } from 'single-spa'

type Load = () => Promise<ParcelConfigObject>

const CartToast: Load = async () => (await import('./cart-toast')).cartToast
/** What the site's setting may name. */
const tellers = new Map([
  ['CartToast', CartToast],
  ['CartDrawer', async () => (await import('./cart-drawer')).cartDrawer],
])

/** What other screens may show of the cart, by name. */
export const widgets: Record<string, Load> = {
  /**
   * What tells of a purchase, as the site's setting names it; a name that nobody knows must not leave
   * purchases untold.
   */
  'added-to-cart': () => (tellers.get(currentSite().settings.cartPopup) ?? CartToast)(),
  'mini-cart': async () => (await import('./mini-cart')).miniCart,
}
