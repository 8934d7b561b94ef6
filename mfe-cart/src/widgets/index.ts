import type { RemoteWidget } from '@storefront/remote'
import { currentSite } from '@storefront/site'
import type { ParcelConfigObject } from 'single-spa'

type Load = () => Promise<RemoteWidget<object>>

const CartToast: Load = async () => (await import('./cart-toast')).cartToast
/** Widgets that announce an added product. The site's settings select one of them. */
const tellers = new Map([
  ['CartToast', CartToast],
  ['CartDrawer', async () => (await import('./cart-drawer')).cartDrawer],
])

export const widgets = {
  /** Loads the widget that the site's settings select. Falls back to the toast if the name is unknown. */
  'added-to-cart': () => (tellers.get(currentSite().settings.cartPopup) ?? CartToast)(),
  'mini-cart': async () => (await import('./mini-cart')).miniCart,
} satisfies Record<string, () => Promise<ParcelConfigObject>>
