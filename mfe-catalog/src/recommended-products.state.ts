import { listRecommendedProducts, type RecommendedProduct } from '@storefront/contracts'
import { call } from '@storefront/http'
import { inBackground } from '@storefront/remote'
import { createStore } from '@storefront/state'

const none: ReadonlyMap<string, readonly RecommendedProduct[]> = new Map()
const byProduct = createStore(none)
const asked = new Set<string>()

/** Fetches a product's recommendations once, when the browser is idle. */
export function loadRecommendedProducts(key: string) {
  if (asked.has(key)) return
  asked.add(key)
  inBackground('recommended-products-not-loaded', async () => {
    const { data } = await call(listRecommendedProducts, { params: { key }, outlivesRoute: true }).catch(
      (error: unknown) => {
        // Retry on the next screen.
        asked.delete(key)
        throw error
      },
    )
    byProduct.set(new Map(byProduct.get()).set(key, data.data))
  })
}

export const useRecommendedProducts = (key: string): readonly RecommendedProduct[] =>
  byProduct.use().get(key) ?? []
