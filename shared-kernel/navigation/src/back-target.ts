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

/** Only a path of this shop may be a target that came in by a URL. */
export function safeReturnPath(target: string | null | undefined): string | undefined {
  return target && /^\/(?![/\\])/.test(target) ? target : undefined
}
