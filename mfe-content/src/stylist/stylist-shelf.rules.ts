/** Same number of products as on a maker's page. */
const perPage = 8

/** Returns one page of recommended products. A number past the end returns the last page. */
export function toShelfPage<T>(products: readonly T[], asked: number) {
  const last = Math.max(1, Math.ceil(products.length / perPage))
  const current = Math.min(asked, last)
  return { current, last, shown: products.slice((current - 1) * perPage, current * perPage) }
}
