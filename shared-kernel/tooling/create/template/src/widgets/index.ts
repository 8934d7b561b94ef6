import type { ParcelConfigObject } from 'single-spa'

export const widgets = {
  'seen-products': async () => (await import('./seen-products')).seenProducts,
} satisfies Record<string, () => Promise<ParcelConfigObject>>
