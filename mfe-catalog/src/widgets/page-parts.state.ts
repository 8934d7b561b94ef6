import { inBackground } from '@storefront/remote'
import { createStore } from '@storefront/state'
import { fetchPartsUnder } from '../top-page/top-page.api'
import type { TopPagePart } from '../top-page/top-page.rules'

const none: ReadonlyMap<string, readonly TopPagePart[]> = new Map()
const byPage = createStore(none)
const asked = new Set<string>()

/** Fetches each page's layout components once, when the browser is idle. */
export function loadPageParts(pages: readonly string[]) {
  for (const page of pages.filter((name) => !asked.has(name))) {
    asked.add(page)
    inBackground('page-parts-not-loaded', async () => {
      const parts = await fetchPartsUnder(page).catch((error: unknown) => {
        // Allows a retry on the next page.
        asked.delete(page)
        throw error
      })
      byPage.set(new Map(byPage.get()).set(page, parts))
    })
  }
}

export const usePageParts = (pages: readonly string[]): readonly TopPagePart[] => {
  const known = byPage.use()
  return pages.flatMap((page) => known.get(page) ?? [])
}
