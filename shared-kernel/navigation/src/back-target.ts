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

const anyShop = 'http://shop.invalid'

/** Only a path of this shop may be a target that came in by a URL; read as browsers do, who drop tabs and line breaks and take \ for /. */
export function safeReturnPath(target: string | null | undefined): string | undefined {
  if (!target?.startsWith('/') || !URL.canParse(target, anyShop)) return undefined
  const { origin, pathname, search, hash } = new URL(target, anyShop)
  return origin === anyShop && !pathname.startsWith('//') ? pathname + search + hash : undefined
}
