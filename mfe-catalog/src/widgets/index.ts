import type { ParcelConfigObject } from 'single-spa'

export const widgets = {
  'recent-products': async () => (await import('./recent-products')).recentProducts,
  'recommended-products': async () => (await import('./recommended-products')).recommendedProducts,
  'page-parts': async () => (await import('./page-parts')).pageParts,
  'school-progress': async () => (await import('./school-progress')).schoolProgress,
  favourite: async () => (await import('./favourite')).favourite,
} satisfies Record<string, () => Promise<ParcelConfigObject>>
