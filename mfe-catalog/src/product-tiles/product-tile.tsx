import type { ProductSummary } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { ProductCard, cardOf } from '@storefront/ui'
import { itemOfSummary, recordSelection } from '../analytics.rules'
import { FavouriteHeart } from '../favourite/favourite-heart'

const newTag = '新着'

export type ProductTileProps = {
  product: ProductSummary
  /** Name of the list it stands on, and its place from 0. */
  list: string
  index: number
  isPriority?: boolean
  sizes?: string
  isRankedAs?: number
  /** What it is looked at for; the product's page then suggests its 熨斗. */
  occasion?: string
  level?: 'h2' | 'h3'
}

/** A product on a list of this remote. */
export function ProductTile({
  product,
  list,
  index,
  isPriority,
  sizes,
  isRankedAs,
  occasion,
  level,
}: ProductTileProps) {
  const card = cardOf(product)
  const isReduced =
    product.before_price_with_tax != null && product.before_price_with_tax > product.price_with_tax
  const badges = [
    ...(product.is_alcohol ? [{ label: 'お酒', tone: 'plain' as const }] : []),
    ...(isRankedAs ? [{ label: `${isRankedAs}位`, tone: 'plain' as const }] : []),
    ...(isReduced ? [{ label: 'セール', tone: 'accent' as const }] : []),
    ...(product.stock_state === 'few' ? [{ label: '残りわずか', tone: 'caution' as const }] : []),
    ...(product.tags.some(({ name }) => name === newTag) ? [{ label: newTag, tone: 'plain' as const }] : []),
  ]
  return (
    <ProductCard
      {...card}
      href={occasion ? `${card.href}?occasion=${encodeURIComponent(occasion)}` : card.href}
      badges={badges}
      favourite={
        <FavouriteHeart
          productId={product.id}
          name={product.name}
          isFavourite={product.is_favorite}
          item={itemOfSummary(product)}
        />
      }
      isPriority={isPriority}
      sizes={sizes}
      level={level}
      onOpen={() => publish('analytics.recorded', recordSelection(product, { list, index }))}
    />
  )
}
