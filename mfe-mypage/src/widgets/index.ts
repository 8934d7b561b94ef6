import type { ParcelConfigObject } from 'single-spa'

export const widgets = {
  login: async () => (await import('./login')).login,
} satisfies Record<string, () => Promise<ParcelConfigObject>>
