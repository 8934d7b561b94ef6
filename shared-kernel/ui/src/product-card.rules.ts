import type { ProductSummary } from '@storefront/contracts'
import { perPieceText } from './per-piece.rules'
import type { ProductCardProps } from './product-card'

/**
 * `occasion` is the occasion that the shopper is searching for. The product page then suggests a matching
 * noshi (熨斗).
 */
type CardTerms = { isPricedWithoutTax?: boolean; occasion?: string | undefined }

/**
 * Returns the props that all product cards share. Each caller adds the favourite button, badges and notes.
 */
export function cardOf(product: ProductSummary, { isPricedWithoutTax = false, occasion }: CardTerms = {}) {
  const { pieces, unit_price, price_steps = [] } = product
  const lowest = Math.min(...price_steps.map((step) => step.unit_price))
  return {
    href: `/product/${product.key}${occasion ? `?occasion=${encodeURIComponent(occasion)}` : ''}`,
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
          priceNotes: [
            `${pieces.count}${pieces.unit}入　${perPieceText(unit_price, pieces)}（税抜）`,
            ...(lowest < unit_price ? [`まとめて${perPieceText(lowest, pieces)}〜（税抜）`] : []),
          ],
        }
      : {}),
    rating:
      product.review.average === null
        ? undefined
        : { average: product.review.average, count: product.review.count },
    isSoldOut: product.stock_state === 'sold_out',
  } satisfies ProductCardProps
}

/** Tags that a card shows, by their names in the shops. */
const cardTags: readonly string[] = ['新着', '名入れ', 'お名入れ']

/** Returns the badges of a product's card. `isRankedAs` is the product's rank, starting at 1. */
export function badgesOf(product: ProductSummary, isRankedAs?: number): ProductCardProps['badges'] {
  const isReduced =
    product.before_price_with_tax !== null && product.before_price_with_tax > product.price_with_tax
  const plain = (label: string) => ({ label, tone: 'plain' as const })
  return [
    ...(product.is_alcohol ? [plain('お酒')] : []),
    ...(isRankedAs ? [plain(`${isRankedAs}位`)] : []),
    ...(isReduced ? [{ label: 'セール', tone: 'accent' as const }] : []),
    ...(product.stock_state === 'few' ? [{ label: '残りわずか', tone: 'caution' as const }] : []),
    ...(product.is_noshi_allowed ? [plain('のし')] : []),
    ...(product.carriage_class === 'cool' ? [plain('クール')] : []),
    ...product.tags.filter(({ name }) => cardTags.includes(name)).map(({ name }) => plain(name)),
  ]
}
