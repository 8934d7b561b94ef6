import { createWidget } from '@storefront/remote'
import { orderedGoods } from '@storefront/state'
import { Section } from '@storefront/ui'
import { useEffect } from 'react'
import { ProductTiles } from '../product-tiles/product-tiles'
import { loadRecommendedProducts, useRecommendedProducts } from '../recommended-products.state'

type RecommendedProductsProps = {
  productKey: string
  /** Products that the shopper already has. Omits them in every size, and the alternatives to them. */
  exceptIds?: readonly number[]
}

/**
 * Renders recommendations for a product on other remotes' pages, without goods that this tab has ordered.
 * Renders nothing if there are none.
 */
export function RecommendedProducts({ productKey, exceptIds = [] }: RecommendedProductsProps) {
  const recommended = useRecommendedProducts(productKey)
  useEffect(() => loadRecommendedProducts(productKey), [productKey])
  const ordered = orderedGoods.use()
  const products = recommended.filter(
    ({ id, variant_ids = [id], alternative_ids = [] }) =>
      ![...variant_ids, ...alternative_ids].some((one) => exceptIds.includes(one) || one in ordered),
  )
  if (products.length === 0) return null
  return (
    <Section title="ご一緒にいかがですか">
      <ProductTiles title="ご一緒にいかがですか" products={products} look="row" />
    </Section>
  )
}

export const recommendedProducts = createWidget<RecommendedProductsProps>(RecommendedProducts)
