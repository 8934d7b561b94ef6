import { currentSite } from '@storefront/site'
import type { ParcelConfigObject } from 'single-spa'

type Load = () => Promise<ParcelConfigObject>

const CartToast: Load = async () => (await import('./cart-toast')).cartToast
/** Widgets that the site's settings can select. */
const tellers = new Map([
  ['CartToast', CartToast],
  ['CartDrawer', async () => (await import('./cart-drawer')).cartDrawer],
])

export const widgets: Record<string, Load> = {
  /** The widget selected by the site's settings. Falls back to the toast if the name is unknown. */
  'added-to-cart': () => (tellers.get(currentSite().settings.cartPopup) ?? CartToast)(),
  'mini-cart': async () => (await import('./mini-cart')).miniCart,
}
