import { addBookmark } from '@storefront/contracts'
import { call } from '@storefront/http'

/** Keeps a search among the member's bookmarks; the same one twice is once. */
export async function saveSearch(title: string, url: string): Promise<void> {
  await call(addBookmark, { body: { title, url } })
}
