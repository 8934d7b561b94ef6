import type { ParcelConfigObject } from 'single-spa'

export const widgets: Record<string, () => Promise<ParcelConfigObject>> = {
  login: async () => (await import('./login')).login,
}
