import { listCatalogs } from '@storefront/contracts'
import { call } from '@storefront/http'

/** The list of books, and the open one with its pages. Null if its key is unknown. */
export async function fetchFlipBook(key: string | null, signal: AbortSignal) {
  const { data } = (await call(listCatalogs, { isCacheable: true, signal })).data
  const books = data.filter(({ pages }) => pages.length > 0)
  const catalog = books.find((one) => one.key === key) ?? null
  // The list doesn't need the pages, up to two hundred per book.
  return { books: key ? [] : books.map((book) => ({ ...book, pages: [] })), catalog }
}
