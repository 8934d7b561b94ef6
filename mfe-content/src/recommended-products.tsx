import type { ProductSummary } from '@storefront/contracts'
import { ProductCard, ProductGrid, Section } from '@storefront/ui'

/** Products an article speaks of; nothing when there are none. */
export function RecommendedProducts({ title, products }: { title: string; products: readonly ProductSummary[] }) {
  if (products.length === 0) return null
  return (
    <Section title={title}>
      <ProductGrid label={title}>
        {products.map((product) => (
          <li key={product.id}>
          <ProductCard
            href={`/product/${product.key}`}
            name={product.name}
            maker={product.maker?.name ?? product.brand?.name}
            picture={product.image}
            price={{ withTax: product.price_with_tax, before: product.before_price_with_tax, isFrom: product.price_with_tax_to !== null }}
            isSoldOut={product.stock_state === 'sold_out'}
          />
          </li>
        ))}
      </ProductGrid>
    </Section>
  )
}
