import type { ParcelConfigObject } from 'single-spa'

/** Widgets of my page for other remotes, by name. */
export const widgets: Record<string, () => Promise<ParcelConfigObject>> = {
  login: async () => (await import('./login')).login,
}
