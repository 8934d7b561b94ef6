import type { CatalogPage } from '@storefront/contracts'
import { useBrowserValue } from '@storefront/state'
import { Picture } from '@storefront/ui'

import { pageSizes } from './book-page'

/** Number of pages to preload on either side of the open one. */
const nearPages = 3

/** Preloads the neighbouring pages after hydration, but not the other pages of the book. */
export function NearPages({ pages, page }: { pages: readonly CatalogPage[]; page: number }) {
  const isAlive = useBrowserValue(() => true, false)
  if (!isAlive) return null
  return (
    <div hidden>
      {pages.slice(Math.max(page - 1 - nearPages, 0), page + nearPages).map((near, index) => (
        <Picture key={`${near.path} ${index}`} picture={near} sizes={pageSizes} isPriority alt="" />
      ))}
    </div>
  )
}
