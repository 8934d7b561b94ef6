import { listCatalogs } from '@storefront/contracts'
import { call } from '@storefront/http'

/** The shelf of books, and the open one with its pages; null when the key is unknown. */
export async function fetchFlipBook(key: string | null, signal: AbortSignal) {
  const { data } = (await call(listCatalogs, { isCacheable: true, signal })).data
  const books = data.filter(({ pages }) => pages.length > 0)
  const catalog = books.find((one) => one.key === key) ?? null
  // Drops the pages, up to two hundred per book, which the shelf does not need.
  return { books: key ? [] : books.map((book) => ({ ...book, pages: [] })), catalog }
}
