import { createStore } from '@storefront/state'
import { cancelPendingReads } from '@storefront/http'

type Navigation = { target: URL; isReplacing: boolean; abort: AbortController }

let underWay: Navigation | undefined

/** One navigation at a time: the next ends the one before. */
export function beginNavigation(target: URL, { isReplacing }: { isReplacing: boolean }): AbortController {
  underWay?.abort.abort()
  underWay = { target, isReplacing, abort: new AbortController() }
  cancelPendingReads()
  return underWay.abort
}

/** It has arrived, or has given way to another. */
export function endNavigation(abort: AbortController) {
  if (underWay?.abort === abort) underWay = undefined
}

/**
 * The screen that the shopper has asked for, else the one on screen; and whether it takes the place of the
 * latter in the history.
 */
export function wantedScreen(): { url: string; isReplacing: boolean } {
  const { target, isReplacing } = underWay ?? { target: location, isReplacing: true }
  return { url: target.pathname + target.search, isReplacing }
}

/** The path of the screen that stands in the outlet; it follows the address once the screen is there. */
export const shownPath = createStore(location.pathname)
