import type { ProductSummary } from '@storefront/contracts'
import { on } from '@storefront/event-bus'
import { inBackground } from '@storefront/remote'
import { createStore } from '@storefront/state'
import { fetchSeenProducts } from './seen-products.api'
import { withViewed } from './product-history.rules'

/** Undefined until they are fetched. */
const recent = createStore<readonly ProductSummary[] | undefined>(undefined)
let isLoading = false

/** Flushed when another shopper begins (§4): the next one's are fetched anew. */
function flush() {
  isLoading = false
  recent.set(undefined)
}
on('session.started').subscribe(flush)
on('session.ended').subscribe(flush)

/** A product that is not among them yet is known to the server alone. */
on('product.viewed').subscribe(({ product_id }) => {
  const known = recent.get()
  const viewed = known?.find(({ id }) => id === product_id)
  if (known && viewed) recent.set(withViewed(known, viewed))
  else flush()
})

/** Fetches them once, in a quiet moment. */
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
