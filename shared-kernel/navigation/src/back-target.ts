import { navigateTo } from './shell'

export { safeReturnPath } from '@storefront/contracts'

let stored: string | undefined

/** Stores the target of the next back action (§3 navigateBackTo). */
export function rememberBackTarget(url: string | undefined) {
  stored = url
}

/**
 * Returns and clears the stored back target. Without one, returns the screen's own back URL, or undefined for
 * the previous page (§2).
 */
export function takeBackTarget(backUrl?: string): string | undefined {
  const target = stored ?? backUrl
  stored = undefined
  return target
}

/**
 * Goes back to the stored target, or else to the screen's own back URL, or else to the previous page (§2).
 */
export function goBack(backUrl?: string) {
  const target = takeBackTarget(backUrl)
  if (target !== undefined) return navigateTo(target)
  const { idx = 0 } = (history.state ?? {}) as { idx?: number }
  // Before the first screen of a visit, the history holds another site or no page.
  return idx > 0 ? history.back() : navigateTo('/')
}
