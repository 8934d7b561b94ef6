import type { ProductSummary } from '@storefront/contracts'
import { perPieceText } from './per-piece.rules'
import type { ProductCardProps } from './product-card'

/** What every card says of a product; its place adds heart, badges and notes. */
export function cardOf(product: ProductSummary, { isPricedWithoutTax = false } = {}) {
  const { pieces, unit_price, price_steps = [] } = product
  const lowest = Math.min(...price_steps.map((step) => step.unit_price))
  return {
    href: `/product/${product.key}`,
    name: product.name,
    maker: product.maker?.name ?? product.brand?.name,
    picture: product.image,
    price: {
      withTax: product.price_with_tax,
      ...(isPricedWithoutTax ? { withoutTax: unit_price, isWithoutTaxFirst: true } : {}),
      before: product.before_price_with_tax,
      isFrom: product.price_with_tax_to !== null,
    },
    ...(pieces
      ? {
          priceNote: `${pieces.count}${pieces.unit}入　${perPieceText(unit_price, pieces)}${
            lowest < unit_price ? `、まとめて${perPieceText(lowest, pieces)}〜` : ''
          }（税抜）`,
        }
      : {}),
    rating:
      product.review.average === null
        ? undefined
        : { average: product.review.average, count: product.review.count },
    isSoldOut: product.stock_state === 'sold_out',
  } satisfies ProductCardProps
}
