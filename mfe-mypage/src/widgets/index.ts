import type { ParcelConfigObject } from 'single-spa'

/** What other screens may show of my page, by name. */
export const widgets: Record<string, () => Promise<ParcelConfigObject>> = {
  login: async () => (await import('./login')).login,
}
