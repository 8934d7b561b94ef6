/** As many as a maker's page shows. */
const perPage = 8

/** One page of what somebody recommends; a page that is not there is the last. */
export function shelfOf<T>(products: readonly T[], asked: number) {
  const last = Math.max(1, Math.ceil(products.length / perPage))
  const current = Math.min(asked, last)
  return { current, last, shown: products.slice((current - 1) * perPage, current * perPage) }
}
