import { createStore } from '@storefront/state'

/** The title of a screen is waited for this long (§9). */
const longestWaitMs = 1_000

/** Address of the screen whose title stands in the document. */
const titled = createStore('')

export const markTitled = (url: string) => titled.set(url)

/** Resolves once the screen of this address has its title, after a second at the latest. */
export const whenTitled = (url: string): Promise<string> =>
  titled.when((shown) => shown === url, longestWaitMs)
