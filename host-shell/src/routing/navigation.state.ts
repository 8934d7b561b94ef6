import { createStore } from '@storefront/state'
import { cancelPendingReads } from '@storefront/http'

type Navigation = { target: URL; isReplacing: boolean; abort: AbortController }

let underWay: Navigation | undefined

/** Starts a navigation and aborts the previous one. */
export function beginNavigation(target: URL, { isReplacing }: { isReplacing: boolean }): AbortController {
  underWay?.abort.abort()
  underWay = { target, isReplacing, abort: new AbortController() }
  cancelPendingReads()
  return underWay.abort
}

/** Ends a navigation that completed or was replaced. */
export function endNavigation(abort: AbortController) {
  if (underWay?.abort === abort) underWay = undefined
}

export const isNavigating = () => underWay !== undefined

/**
 * Returns the screen that the shopper last requested, or else the current one. `isReplacing` is true if the
 * navigation replaces the current history entry.
 */
export function wantedScreen(): { url: string; isReplacing: boolean } {
  const { target, isReplacing } = underWay ?? { target: location, isReplacing: true }
  return { url: target.pathname + target.search, isReplacing }
}

/** The path of the screen in the outlet. It lags behind the URL until the new screen is rendered. */
export const shownPath = createStore(location.pathname)
