export { safeReturnPath } from '@storefront/contracts'

let stored: string | undefined

/** Remembers where the next back action leads (§3 navigateBackTo). */
export function rememberBackTarget(url: string | undefined) {
  stored = url
}

/** Stored back target, else the screen's own back URL, else undefined: the previous page (§2). */
export function takeBackTarget(backUrl?: string): string | undefined {
  const target = stored ?? backUrl
  stored = undefined
  return target
}
