const anyShop = 'http://shop.invalid'

/**
 * Only a path of this shop may be a target that came in from outside; read as browsers do, who drop tabs and
 * line breaks and take \ for /.
 */
export function safeReturnPath(target: string | null | undefined): string | undefined {
  if (!target?.startsWith('/') || !URL.canParse(target, anyShop)) return undefined
  const { origin, pathname, search, hash } = new URL(target, anyShop)
  return origin === anyShop && !pathname.startsWith('//') ? pathname + search + hash : undefined
}
