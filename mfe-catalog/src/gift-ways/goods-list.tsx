import type { Pagination as Paging, ProductSummary } from '@storefront/contracts'
import { formatCount } from '@storefront/locale-ja'
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

export function GoodsList({ level = 'h3', ...list }: GoodsListProps) {
  const { title, products, pagination, range } = list
  const first = computeFirstIndex(range, pagination)
  const seen = useListView<HTMLDivElement>(title, products, first)
  return (
    <div ref={seen}>
      <p className={styles.total} role="status">
        <strong translate="no">{formatCount(pagination.total)}</strong>件
        {products.length > 0 && (
          <span className={styles.range}>{`（${first + 1}〜${first + products.length}件目）`}</span>
        )}
      </p>
      <GoodsPages {...list} label={title} level={level} />
    </div>
  )
}
