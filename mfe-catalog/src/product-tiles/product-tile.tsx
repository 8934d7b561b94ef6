import { productCounter, type ProductSummary } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { arrivalText, currentSite, useDeliveryTo } from '@storefront/site'
import { ProductCard, badgesOf, cardOf } from '@storefront/ui'
import { toSummaryAnalyticsItem, recordSelection } from '../analytics.rules'
import { isQuicklyAdded, QuickAddButton } from './quick-add'
import { InCart } from '../in-cart/in-cart'
import { targetAgeText } from './target-age.rules'
import { FavouriteHeart } from '../favourite/favourite-heart'

export type ProductTileProps = {
  product: ProductSummary
  /** Name of the list. `index` is the product's zero-based position in it. */
  list: string
  index: number
  isPriority?: boolean
  sizes?: string
  isRankedAs?: number
  /** Occasion that the gift is for. The product page then suggests a のし for it. */
  occasion?: string
  level?: 'h2' | 'h3'
  /** Whether the list renders a `QuickAddForm`, which the tile's button submits. */
  hasQuickAdd?: boolean
  /** States the age of a child's goods. Rows of goods leave it out, because their heights are reserved. */
  isAgeStated?: boolean
}

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
  isAgeStated = false,
}: ProductTileProps) {
  const card = cardOf(product, { ...currentSite().settings, occasion })
  const to = useDeliveryTo()
  return (
    <ProductCard
      {...card}
      badges={badgesOf(product, isRankedAs)}
      arrival={arrivalText(product.first_delivery_day, to, currentSite().deliveryAreas, product.slow_option)}
      action={
        hasQuickAdd && isQuicklyAdded(product) ? (
          <>
            <InCart productId={product.id} counter={productCounter(product)} isShort />
            <QuickAddButton id={product.id} name={product.name} />
          </>
        ) : undefined
      }
      note={isAgeStated && targetAgeText(product.target_age)}
      favourite={
        <FavouriteHeart
          productId={product.id}
          name={product.name}
          isFavourite={product.is_favorite}
          item={toSummaryAnalyticsItem(product)}
        />
      }
      isPriority={isPriority}
      sizes={sizes}
      level={level}
      onOpen={() => publish('analytics.recorded', recordSelection(product, { list, index }))}
    />
  )
}
