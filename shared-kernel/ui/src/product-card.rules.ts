import type { ProductSummary } from '@storefront/contracts'
import type { ProductCardProps } from './product-card'

/** What every card says of a product; its place adds heart, badges and notes. */
export function cardOf(product: ProductSummary) {
  return {
    href: `/product/${product.key}`,
    name: product.name,
    maker: product.maker?.name ?? product.brand?.name,
    picture: product.image,
    price: {
      withTax: product.price_with_tax,
      before: product.before_price_with_tax,
      isFrom: product.price_with_tax_to !== null,
    },
    rating:
      product.review.average === null
        ? undefined
        : { average: product.review.average, count: product.review.count },
    isSoldOut: product.stock_state === 'sold_out',
  } satisfies ProductCardProps
}
