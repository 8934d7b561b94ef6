import { formatCount, formatYen } from '@storefront/locale-ja'
import { Link } from 'react-router-dom'
import type { ListFacets } from './product-facets.rules'
import { changeSearch, priceRangeText, writeSearch, type ProductSearch } from '../search/product-search.rules'
import styles from './price-ranges.module.css'

/** Renders price ranges as links with counts. The link of the selected range clears the filter. */
export function PriceRanges({ search, ranges }: { search: ProductSearch; ranges: ListFacets['prices'] }) {
  if (ranges.length === 0) return null
  return (
    <ul className={styles.ranges}>
      {ranges.map(({ from, to, count }) => {
        const range = { priceFrom: from ?? undefined, priceTo: to ?? undefined }
        const isChosen = search.priceFrom === range.priceFrom && search.priceTo === range.priceTo
        const href = writeSearch(
          changeSearch(search, isChosen ? { priceFrom: undefined, priceTo: undefined } : range),
        )
        return (
          <li key={from ?? 0}>
            <Link
              className={styles.range}
              to={href}
              preventScrollReset
              aria-current={isChosen ? 'true' : undefined}
            >
              {priceRangeText(range.priceFrom, range.priceTo, formatYen)}
              <span translate="no" className={styles.count}>
                （{formatCount(count)}）
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
