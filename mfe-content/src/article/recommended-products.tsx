import type { ReactNode } from 'react'
import type { ProductSummary } from '@storefront/contracts'
import { Widget } from '@storefront/remote'
import { arrivalText, currentSite, useDeliveryTo } from '@storefront/site'
import { ProductCard, ProductGrid, Section, badgesOf, cardOf } from '@storefront/ui'
import styles from './article.module.css'

type RecommendedProductsProps = {
  id?: string
  title: string
  products: readonly ProductSummary[]
  /** Gift occasion of the products. Product pages then suggest a noshi for this occasion. */
  occasion?: string | undefined
  more?: { href: string; label: string }
  /** Rendered below the products, e.g. a link to more products. */
  children?: ReactNode
}

/** Renders the products mentioned in an article. Renders nothing if there are none. */
export function RecommendedProducts({
  id,
  title,
  products,
  occasion,
  more,
  children,
}: RecommendedProductsProps) {
  const to = useDeliveryTo()
  if (products.length === 0) return null
  const { settings, deliveryAreas } = currentSite()
  return (
    <Section id={id} title={title} more={more}>
      <ProductGrid label={title}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard
              {...cardOf(product, { ...settings, occasion })}
              badges={badgesOf(product)}
              arrival={arrivalText(product.first_delivery_day, to, deliveryAreas, product.slow_option)}
              favourite={
                <Widget
                  of="catalog/favourite"
                  data={{
                    productId: product.id,
                    productName: product.name,
                    isFavourite: product.is_favorite,
                  }}
                />
              }
            />
          </li>
        ))}
      </ProductGrid>
      {products.some(({ is_alcohol }) => is_alcohol) && (
        <p className={styles.note}>20歳未満の者の飲酒は法律で禁止されています。</p>
      )}
      {children}
    </Section>
  )
}
