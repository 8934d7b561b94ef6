import { createWidget } from '@storefront/remote'
import { useSeenProducts } from '../seen-products.state'

/** Renders how many products were opened. Renders nothing before the first. */
export function SeenProducts() {
  const { length } = useSeenProducts()
  return length > 0 ? <p>見た商品は{length}点です。</p> : null
}

export const seenProducts = createWidget(SeenProducts)
