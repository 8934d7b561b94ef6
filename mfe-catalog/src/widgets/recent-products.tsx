import { createWidget } from '@storefront/remote'
import { Section } from '@storefront/ui'
import { useEffect } from 'react'
import { loadRecentProducts, useRecentProducts } from '../product-history/product-history.state'
import { ProductTiles } from '../product-tiles/product-tiles'

/** Renders recently viewed products on other remotes' pages. Renders nothing if there are none. */
export function RecentProducts({ title = '最近見た商品', exceptId }: { title?: string; exceptId?: number }) {
  const recent = useRecentProducts()
  useEffect(loadRecentProducts, [recent])
  const products = recent?.filter(({ id }) => id !== exceptId) ?? []
  if (products.length === 0) return null
  return (
    <Section title={title}>
      <ProductTiles title={title} products={products} look="row" />
    </Section>
  )
}

export const recentProducts = createWidget(RecentProducts)
