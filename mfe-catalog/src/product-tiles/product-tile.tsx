import type { ProductSummary } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { formatDayWithWeekday } from '@storefront/locale-ja'
import { currentSite, earliestDay, useDeliveryTo } from '@storefront/site'
import { ProductCard, cardOf } from '@storefront/ui'
import { itemOfSummary, recordSelection } from '../analytics.rules'
import { isQuicklyAdded, QuickAddButton } from './quick-add'
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
  /** The list has a form for it. */
  hasQuickAdd?: boolean
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
  hasQuickAdd = false,
}: ProductTileProps) {
  const card = cardOf(product, currentSite().settings)
  const isReduced =
    product.before_price_with_tax != null && product.before_price_with_tax > product.price_with_tax
  const to = useDeliveryTo()
  const { first_delivery_day: firstDay } = product
  const badges = [
    ...(product.is_alcohol ? [{ label: 'お酒', tone: 'plain' as const }] : []),
    ...(isRankedAs ? [{ label: `${isRankedAs}位`, tone: 'plain' as const }] : []),
    ...(isReduced ? [{ label: 'セール', tone: 'accent' as const }] : []),
    ...(product.stock_state === 'few' ? [{ label: '残りわずか', tone: 'caution' as const }] : []),
    ...(product.is_noshi_allowed ? [{ label: 'のし', tone: 'plain' as const }] : []),
    ...(product.carriage_class === 'cool' ? [{ label: 'クール', tone: 'plain' as const }] : []),
    ...(product.tags.some(({ name }) => name === newTag) ? [{ label: newTag, tone: 'plain' as const }] : []),
  ]
  return (
    <ProductCard
      {...card}
      href={occasion ? `${card.href}?occasion=${encodeURIComponent(occasion)}` : card.href}
      badges={badges}
      arrival={
        firstDay
          ? `最短${formatDayWithWeekday(earliestDay(firstDay, to, currentSite().deliveryAreas))}`
          : undefined
      }
      action={
        hasQuickAdd && isQuicklyAdded(product) ? (
          <QuickAddButton id={product.id} name={product.name} />
        ) : undefined
      }
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
