import { addBookmark } from '@storefront/contracts'
import { call } from '@storefront/http'

/** Saves a search as a bookmark of the member. Saving it again has no effect. */
export async function saveSearch(title: string, url: string): Promise<void> {
  await call(addBookmark, { body: { title, url } })
}
