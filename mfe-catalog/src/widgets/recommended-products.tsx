import { createWidget } from '@storefront/remote'
import { Section } from '@storefront/ui'
import { useEffect } from 'react'
import { ProductTiles } from '../product-tiles/product-tiles'
import { loadRecommendedProducts, useRecommendedProducts } from '../recommended-products.state'

type RecommendedProductsProps = {
  productKey: string
  /** What the shopper has already. */
  exceptIds?: readonly number[]
}

/** What goes well with a product, for screens of others; nothing until it is known. */
export function RecommendedProducts({ productKey, exceptIds = [] }: RecommendedProductsProps) {
  const recommended = useRecommendedProducts(productKey)
  useEffect(() => loadRecommendedProducts(productKey), [productKey])
  const products = recommended.filter(({ id }) => !exceptIds.includes(id))
  if (products.length === 0) return null
  return (
    <Section title="ご一緒にいかがですか">
      <ProductTiles title="ご一緒にいかがですか" products={products} look="row" />
    </Section>
  )
}

export const recommendedProducts = createWidget<RecommendedProductsProps>(RecommendedProducts)
