import type { ProductSummary } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { arrivalText, currentSite, useDeliveryTo } from '@storefront/site'
import { ProductCard, badgesOf, cardOf } from '@storefront/ui'
import { itemOfSummary, recordSelection } from '../analytics.rules'
import { isQuicklyAdded, QuickAddButton } from './quick-add'
import { FavouriteHeart } from '../favourite/favourite-heart'

export type ProductTileProps = {
  product: ProductSummary
  /** The list's name and the product's zero-based index. */
  list: string
  index: number
  isPriority?: boolean
  sizes?: string
  isRankedAs?: number
  /** The occasion being shopped for. The product page then suggests its 熨斗. */
  occasion?: string
  level?: 'h2' | 'h3'
  /** Whether the list contains a quick-add form. */
  hasQuickAdd?: boolean
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
}: ProductTileProps) {
  const card = cardOf(product, { ...currentSite().settings, occasion })
  const to = useDeliveryTo()
  return (
    <ProductCard
      {...card}
      badges={badgesOf(product, isRankedAs)}
      arrival={arrivalText(product.first_delivery_day, to, currentSite().deliveryAreas)}
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
