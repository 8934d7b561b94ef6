import { listCatalogs } from '@storefront/contracts'
import { call } from '@storefront/http'

/** The books on the shelf, and the open one with its pages; null when there is none of this key. */
export async function fetchFlipBook(key: string | null, signal: AbortSignal) {
  const { data } = (await call(listCatalogs, { isCacheable: true, signal })).data
  const books = data.filter(({ pages }) => pages.length > 0)
  const catalog = books.find((one) => one.key === key) ?? null
  // Two hundred pages of every book need not travel with one of them.
  return { books: key ? [] : books.map((book) => ({ ...book, pages: [] })), catalog }
}
