import { deleteBookmark, listBookmarks, renameBookmark } from '@storefront/contracts'
import { call, paginationOf } from '@storefront/http'

/** Fetches a page of ten bookmarks (§9). */
export async function fetchBookmarks(page: number, signal: AbortSignal) {
  const { data, headers } = await call(listBookmarks, { query: { page }, signal })
  return { bookmarks: data.data, pagination: paginationOf(headers) }
}

export const removeBookmark = (id: number) => call(deleteBookmark, { params: { id } })

export const changeTitle = (id: number, title: string) =>
  call(renameBookmark, { params: { id }, body: { title } })
