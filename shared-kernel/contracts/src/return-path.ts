const anyShop = 'http://shop.invalid'

/**
 * Open-redirect guard: accepts only paths within this shop. Parses like a browser, which drops tabs and line
 * breaks and treats \ as /.
 */
export function safeReturnPath(target: string | null | undefined): string | undefined {
  if (!target?.startsWith('/') || !URL.canParse(target, anyShop)) return undefined
  const { origin, pathname, search, hash } = new URL(target, anyShop)
  return origin === anyShop && !pathname.startsWith('//') ? pathname + search + hash : undefined
}
