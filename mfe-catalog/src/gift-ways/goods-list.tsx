import type { Pagination as Paging, ProductSummary } from '@storefront/contracts'
import { formatCount } from '@storefront/locale-ja'
import { Pagination, ProductGrid } from '@storefront/ui'
import { AlcoholNote } from '../product-tiles/alcohol-note'
import { ProductTile } from '../product-tiles/product-tile'
import { useListView } from '../product-tiles/use-list-view'
import styles from './goods-list.module.css'

/** Cards in the first rows of a desktop; their pictures are loaded at once. */
const priorityCards = 4

type GoodsListProps = {
  title: string
  products: readonly ProductSummary[]
  pagination: Paging
  hrefFor: (page: number) => string
  /** The occasion that the goods are chosen for: their pages suggest its 熨斗. */
  occasion?: string
  isRanking?: boolean
  level?: 'h2' | 'h3'
}

/** One page of the goods that a way in leads to. */
export function GoodsList({
  title,
  products,
  pagination,
  hrefFor,
  occasion,
  isRanking,
  level = 'h3',
}: GoodsListProps) {
  const first = (pagination.current - 1) * pagination.per
  const seen = useListView<HTMLDivElement>(title, products, first)
  return (
    <div ref={seen}>
      <p className={styles.total} role="status">
        <strong>{formatCount(pagination.total)}</strong>件
        {products.length > 0 && (
          <span className={styles.range}>{`（${first + 1}〜${first + products.length}件目）`}</span>
        )}
      </p>
      <ProductGrid label={title}>
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductTile
              product={product}
              list={title}
              index={first + index}
              isPriority={index < priorityCards}
              isRankedAs={isRanking ? first + index + 1 : undefined}
              occasion={occasion}
              level={level}
            />
          </li>
        ))}
      </ProductGrid>
      <AlcoholNote products={products} />
      <div className={styles.pages}>
        <Pagination current={pagination.current} last={pagination.last} hrefFor={hrefFor} />
      </div>
    </div>
  )
}
