import { listCatalogs } from '@storefront/contracts'
import { call } from '@storefront/http'

/**
 * Fetches the list of books, or the book with this key and its pages. `catalog` is null for an unknown key.
 */
export async function fetchFlipBook(key: string | null, signal: AbortSignal) {
  const { data } = (await call(listCatalogs, { isCacheable: true, signal })).data
  const books = data.filter(({ pages }) => pages.length > 0)
  const catalog = books.find((one) => one.key === key) ?? null
  // The list omits the pages, because a book can have up to two hundred.
  return { books: key ? [] : books.map((book) => ({ ...book, pages: [] })), catalog }
}
