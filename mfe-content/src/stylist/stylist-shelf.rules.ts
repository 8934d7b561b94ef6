/** Same number as on a maker's page. */
const perPage = 8

/** One page of recommended products. A page past the end is the last one. */
export function shelfOf<T>(products: readonly T[], asked: number) {
  const last = Math.max(1, Math.ceil(products.length / perPage))
  const current = Math.min(asked, last)
  return { current, last, shown: products.slice((current - 1) * perPage, current * perPage) }
}
