import type { ProductSummary } from '@storefront/contracts'
import { Section } from '@storefront/ui'
import { ProductTiles } from '../product-tiles/product-tiles'
import { useRecentIsland } from './product-history.state'

type SeenProductsProps = {
  title: string
  products: readonly ProductSummary[]
  placeClass: string | undefined
}

/**
 * Renders recently viewed products. On a page that a server rendered for all, reserves their place
 * (`placeClass`) until the browser has loaded them.
 */
export function SeenProducts({ title, products, placeClass }: SeenProductsProps) {
  const recent = useRecentIsland({ isNeeded: products.length === 0 })
  const shown = products.length > 0 ? products : recent
  if (!shown) return <div className={placeClass} />
  if (shown.length === 0) return null
  return (
    <Section title={title}>
      <ProductTiles title={title} products={shown} look="row" />
    </Section>
  )
}
