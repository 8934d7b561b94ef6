import type { Pagination as Paging, ProductSummary } from '@storefront/contracts'
import { formatCount } from '@storefront/locale-ja'
import { Pagination, ProductGrid } from '@storefront/ui'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { nextPageRange, type PageRange } from '../search/page-range.rules'
import { AlcoholNote } from './alcohol-note'
import { ProductTile, type ProductTileProps } from './product-tile'
import { QuickAddForm } from './quick-add'
import { firstScreenCards, useIsFirstScreen } from './use-first-screen'
import styles from './goods-pages.module.css'

/** Number of cards at the top of the list whose images load eagerly. */
const priorityCards = 4

type GoodsPagesProps = Pick<ProductTileProps, 'sizes' | 'occasion' | 'level'> & {
  title: string
  /** Accessible label for a grid without a visible heading. */
  label?: string
  products: readonly ProductSummary[]
  pagination: Paging
  range: PageRange
  hrefFor: (range: PageRange) => string
  isRanking?: boolean
  /** Shown instead of the cards if the list is empty. */
  empty?: ReactNode
}

const focusCard = (card: HTMLElement | null) => card?.querySelector('a')?.focus({ preventScroll: true })

/** Returns the zero-based index of the first displayed product. */
export const computeFirstIndex = ({ page, from = page }: PageRange, { per }: Paging): number =>
  (from - 1) * per

export function GoodsPages({
  title,
  label,
  products,
  pagination,
  range,
  hrefFor,
  isRanking = false,
  empty,
  ...card
}: GoodsPagesProps) {
  const first = computeFirstIndex(range, pagination)
  const next = nextPageRange(range)
  // もっと見る appends a page. At the limit it links to a separate page instead.
  const isAdding = next.from !== undefined
  const [addedAt, setAddedAt] = useState<number>()
  const rendered = useIsFirstScreen() ? firstScreenCards : products.length
  return (
    <>
      {products.length > 0 ? (
        <ProductGrid label={label}>
          {products.map((product, index) => (
            <li key={product.id} ref={index === addedAt ? focusCard : undefined}>
              {index < rendered && (
                <ProductTile
                  {...card}
                  product={product}
                  list={title}
                  index={first + index}
                  isPriority={index < priorityCards}
                  isRankedAs={isRanking ? first + index + 1 : undefined}
                  hasQuickAdd
                  isAgeStated
                />
              )}
            </li>
          ))}
        </ProductGrid>
      ) : (
        empty
      )}
      <QuickAddForm products={products} occasion={card.occasion} />
      <AlcoholNote products={products} />
      <div className={styles.pages}>
        {pagination.current < pagination.last && (
          <Link
            className={styles.more}
            to={hrefFor(next)}
            replace={isAdding}
            preventScrollReset={isAdding}
            onClick={() => setAddedAt(isAdding ? products.length : undefined)}
          >
            もっと見る
            <span className={styles.range}>
              {`（${formatCount(first + products.length)}/${formatCount(pagination.total)}件）`}
            </span>
          </Link>
        )}
        <Pagination {...pagination} hrefFor={(page) => hrefFor({ page })} />
      </div>
    </>
  )
}
