import { navigateTo } from './shell'

export { safeReturnPath } from '@storefront/contracts'

let stored: string | undefined

/** Stores the target of the next back action (§3 navigateBackTo). */
export function rememberBackTarget(url: string | undefined) {
  stored = url
}

/** Stored back target, else the screen's own back URL, else undefined: the previous page (§2). */
export function takeBackTarget(backUrl?: string): string | undefined {
  const target = stored ?? backUrl
  stored = undefined
  return target
}

/** The back action: the stored target, else the screen's own back URL, else the previous page (§2). */
export function goBack(backUrl?: string) {
  const target = takeBackTarget(backUrl)
  if (target !== undefined) return navigateTo(target)
  const { idx = 0 } = (history.state ?? {}) as { idx?: number }
  // Before the first screen of this visit lies another site, or no page.
  return idx > 0 ? history.back() : navigateTo('/')
}
