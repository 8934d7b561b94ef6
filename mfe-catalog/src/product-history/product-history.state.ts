import type { ProductSummary } from '@storefront/contracts'
import { on } from '@storefront/event-bus'
import { inBackground } from '@storefront/remote'
import { createStore } from '@storefront/state'
import { fetchSeenProducts } from './seen-products.api'
import { withViewed } from './product-history.rules'
import { useEffect } from 'react'

/** Undefined until the list has been fetched. */
const recent = createStore<readonly ProductSummary[] | undefined>(undefined)
let isLoading = false

/** Clears the list when the session changes (§4), so that it is fetched again for the next shopper. */
function flush() {
  isLoading = false
  recent.set(undefined)
}
on('session.started').subscribe(flush)
on('session.ended').subscribe(flush)

/** A product that isn't in the list must be fetched, because only its id is known here. */
on('product.viewed').subscribe(({ product_id }) => {
  const known = recent.get()
  const viewed = known?.find(({ id }) => id === product_id)
  if (known && viewed) recent.set(withViewed(known, viewed))
  else flush()
})

export function loadRecentProducts() {
  if (recent.get() || isLoading) return
  isLoading = true
  inBackground('recent-products-not-loaded', async () => {
    try {
      const products = await fetchSeenProducts()
      if (isLoading) recent.set(products)
    } finally {
      isLoading = false
    }
  })
}

export const useRecentProducts = recent.use

/** Checks whether the page was rendered for a shopper with cookies of the shop. */
const isReturning = () => 'returning' in document.documentElement.dataset

/** Returns recently viewed products for a page that a server rendered for all. Undefined until loaded. */
export function useRecentIsland({ isNeeded }: { isNeeded: boolean }): readonly ProductSummary[] | undefined {
  const known = useRecentProducts()
  useEffect(() => {
    if (isNeeded && isReturning()) loadRecentProducts()
  }, [isNeeded, known])
  return known
}
