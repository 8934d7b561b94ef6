import { test as base } from '../journey'

/** Journeys in another of the shops that share one front end, on its host. */
export const testAt = (host: string) =>
  base.extend({
    baseURL: async ({ shopOrigin }, use) => use(shopOrigin.replace('localhost', host)),
    // The shared context keeps the address of the shop that opened it.
    isCold: true,
  })
