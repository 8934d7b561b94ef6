import { createStore } from '@storefront/state'

/** Longest wait for a screen's title (§9). */
const longestWaitMs = 1_000

/** URL of the screen whose title the document has. */
const titled = createStore('')

export const markTitled = (url: string) => titled.set(url)

/** Resolves once the screen of this URL has set its title, after a second at the latest. */
export const whenTitled = (url: string): Promise<string> =>
  titled.when((shown) => shown === url, longestWaitMs)
