import type { Pagination as Paging, ProductSummary } from '@storefront/contracts'
import { formatCount } from '@storefront/locale-ja'
import { EmptyState, VisuallyHidden } from '@storefront/ui'
import type { ComponentProps } from 'react'
import { computeFirstIndex, GoodsPages } from '../product-tiles/goods-pages'
import { useListView } from '../product-tiles/use-list-view'
import type { PageRange } from '../search/page-range.rules'
import styles from './goods-list.module.css'

type GoodsListProps = {
  title: string
  products: readonly ProductSummary[]
  pagination: Paging
  range: PageRange
  hrefFor: (range: PageRange) => string
  /** Occasion that the gift is for. Product pages then suggest a のし for it. */
  occasion?: string | undefined
  isRanking?: boolean
  level?: 'h2' | 'h3'
}

/**
 * Renders goods with their number, or `nothing` in place of an empty list. Each new list is announced, also
 * if its number stays, so that the words of another list are other elements.
 */
export function GoodsList({
  nothing,
  ...list
}: GoodsListProps & { nothing: ComponentProps<typeof EmptyState> }) {
  const { products, pagination, range, hrefFor } = list
  const first = computeFirstIndex(range, pagination)
  return (
    <>
      <p className={products.length > 0 ? styles.total : undefined} role="status">
        <span key={hrefFor({ page: 1 })}>
          {products.length > 0 ? (
            <>
              <strong translate="no">{formatCount(pagination.total)}</strong>件
              <span className={styles.range}>{`（${first + 1}〜${first + products.length}件目）`}</span>
            </>
          ) : (
            <VisuallyHidden>{nothing.title}</VisuallyHidden>
          )}
        </span>
      </p>
      {products.length > 0 ? <Goods {...list} first={first} /> : <EmptyState {...nothing} />}
    </>
  )
}

function Goods({ level = 'h3', first, ...list }: GoodsListProps & { first: number }) {
  const seen = useListView<HTMLDivElement>(list.title, list.products, first)
  return (
    <div ref={seen}>
      <GoodsPages {...list} label={list.title} level={level} />
    </div>
  )
}
