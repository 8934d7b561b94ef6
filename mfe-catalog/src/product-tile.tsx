import type { ProductSummary } from '@storefront/contracts'
import { ProductCard } from '@storefront/ui'
import { FavouriteHeart } from './favourite-heart'

const newTag = '新着'

export type ProductTileProps = { product: ProductSummary; isPriority?: boolean; sizes?: string; isRankedAs?: number; level?: 'h2' | 'h3' }

/** A product on a list of this remote. */
export function ProductTile({ product, isPriority, sizes, isRankedAs, level }: ProductTileProps) {
  const isReduced = product.before_price_with_tax != null && product.before_price_with_tax > product.price_with_tax
  const badges = [
    ...(product.is_alcohol ? [{ label: 'お酒', tone: 'plain' as const }] : []),
    ...(isRankedAs ? [{ label: `${isRankedAs}位`, tone: 'plain' as const }] : []),
    ...(isReduced ? [{ label: 'セール', tone: 'accent' as const }] : []),
    ...(product.stock_state === 'few' ? [{ label: '残りわずか', tone: 'caution' as const }] : []),
    ...(product.tags.some(({ name }) => name === newTag) ? [{ label: newTag, tone: 'plain' as const }] : []),
  ]
  return (
    <ProductCard
      href={`/product/${product.key}`}
      name={product.name}
      maker={product.maker?.name ?? product.brand?.name}
      picture={product.image}
      price={{ withTax: product.price_with_tax, before: product.before_price_with_tax, isFrom: product.price_with_tax_to !== null }}
      badges={badges}
      isSoldOut={product.stock_state === 'sold_out'}
      favourite={<FavouriteHeart productId={product.id} name={product.name} isFavourite={product.is_favorite} />}
      isPriority={isPriority}
      sizes={sizes}
      level={level}
    />
  )
}
