import type { ProductSummary } from '@storefront/contracts'
import { Widget } from '@storefront/navigation'
import { ProductCard, ProductGrid, Section, cardOf } from '@storefront/ui'

/** Products an article speaks of; nothing when there are none. */
export function RecommendedProducts({ title, products }: { title: string; products: readonly ProductSummary[] }) {
  if (products.length === 0) return null
  return (
    <Section title={title}>
      <ProductGrid label={title}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard
              {...cardOf(product)}
              favourite={<Widget of="catalog/favourite" data={{ productId: product.id, productName: product.name, isFavourite: product.is_favorite }} />}
            />
          </li>
        ))}
      </ProductGrid>
    </Section>
  )
}
