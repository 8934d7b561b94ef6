import { Section } from '@storefront/ui'
import { useEffect, type ReactNode } from 'react'
import { ProductTiles } from '../product-tiles/product-tiles'
import { loadRecommendedProducts, useRecommendedProducts } from '../recommended-products.state'
import { useRecentIsland } from './product-history.state'

type RecommendedForSeenProps = {
  title: string
  count: number
  /** Shown until the recommendations have loaded, and if there are none. */
  children: ReactNode
}

/** Renders recommendations for the last viewed product, on a page that a server rendered for all. */
export function RecommendedForSeen({ title, count, children }: RecommendedForSeenProps) {
  const seen = useRecentIsland({ isNeeded: true }) ?? []
  const last = seen[0]?.key
  const recommended = useRecommendedProducts(last ?? '')
  useEffect(() => {
    if (last !== undefined) loadRecommendedProducts(last)
  }, [last])
  const products = recommended.filter(({ id }) => seen.every((one) => one.id !== id)).slice(0, count)
  if (products.length === 0) return children
  return (
    <Section title={title}>
      <ProductTiles title={title} products={products} look="row" />
    </Section>
  )
}
