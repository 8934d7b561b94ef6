import { test as base } from '../journey'

/** Creates a test on another shop's host. All shops share one front end. */
export const testAt = (host: string) =>
  base.extend({
    baseURL: async ({ shopOrigin }, use) => use(shopOrigin.replace('localhost', host)),
    // The shared context keeps the address of the shop that has opened the context.
    isCold: true,
  })
