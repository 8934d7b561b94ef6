import type { ParcelConfigObject } from 'single-spa'

export const widgets: Record<string, () => Promise<ParcelConfigObject>> = {
  'seen-products': async () => (await import('./seen-products')).seenProducts,
}
