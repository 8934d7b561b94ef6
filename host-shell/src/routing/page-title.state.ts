import { createStore } from '@storefront/state'

/** Longest wait for a screen's title (§9). */
const longestWaitMs = 1_000

/** URL of the screen that set the document's current title. */
const titled = createStore('')

export const markTitled = (url: string) => titled.set(url)

/** Resolves once this URL's screen has set its title, or after a second. */
export const whenTitled = (url: string): Promise<string> =>
  titled.when((shown) => shown === url, longestWaitMs)
