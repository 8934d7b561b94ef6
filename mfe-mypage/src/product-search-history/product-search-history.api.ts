import { deleteProductSearchHistory, listProductSearchHistories } from '@storefront/contracts'
import { call, paginationOf } from '@storefront/http'

/** Fetches a page of ten searches (§9). */
export async function fetchSearches(page: number, signal: AbortSignal) {
  const { data, headers } = await call(listProductSearchHistories, { query: { page }, signal })
  return { searches: data.data, pagination: paginationOf(headers) }
}

export const removeSearch = (id: number) => call(deleteProductSearchHistory, { params: { id } })
