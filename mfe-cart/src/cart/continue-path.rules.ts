const goodsPath = /^\/(?:school|product|occasion|gift-finder)(?:\/|$)/

/**
 * Returns the shop's page of goods that the shopper came from, e.g. a school's set, or the list of all goods.
 */
export function continuePath(referrer: string, origin: string): string {
  const from = URL.canParse(referrer) ? new URL(referrer) : undefined
  return from?.origin === origin && goodsPath.test(from.pathname) ? from.pathname + from.search : '/product'
}
