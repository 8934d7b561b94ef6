import { formatCount, formatYen } from '@storefront/locale-ja'
import { Button, Disclosure, TextInput } from '@storefront/ui'
import { Link, useLocation } from 'react-router-dom'
import type { ListFacets } from './product-facets.rules'
import {
  changeSearch,
  hasReversedPrices,
  priceRangeText,
  writeSearch,
  type ProductSearch,
} from '../search/product-search.rules'
import styles from './price-fields.module.css'

/** Renders price ranges as links with counts. The link of the selected range clears the filter. */
function PriceRanges({ search, ranges }: { search: ProductSearch; ranges: ListFacets['prices'] }) {
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

type PriceFieldsProps = { search: ProductSearch; ranges: ListFacets['prices'] }

/** Renders the price filter: ranges as links, and fields for any other range. */
export function PriceFields({ search, ranges }: PriceFieldsProps) {
  const { key, search: query } = useLocation()
  const isSwapped = hasReversedPrices(new URLSearchParams(query))
  return (
    <Disclosure summary="価格（税込）" isInitiallyOpen>
      <PriceRanges search={search} ranges={ranges} />
      <div className={styles.prices}>
        <PriceInput name="price_from" label="下限の価格" value={search.priceFrom} />
        <span aria-hidden="true">〜</span>
        <PriceInput name="price_to" label="上限の価格" value={search.priceTo} />
        <span>円</span>
      </div>
      <p className={styles.swapped} aria-live="polite">
        {isSwapped && <span key={key}>下限と上限を入れ替えました</span>}
      </p>
      <Button type="submit" size="sm" isWide>
        価格で絞り込む
      </Button>
    </Disclosure>
  )
}

/**
 * Matches text that can be parsed as a price: up to eight digits, half or full width, with separators and
 * currency signs.
 */
const pricePattern = '(?:[\\s,，円¥￥]*[0-9０-９]){0,8}[\\s,，円¥￥]*'

function PriceInput({ name, label, value }: { name: string; label: string; value: number | undefined }) {
  return (
    <TextInput
      name={name}
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      pattern={pricePattern}
      title="8桁までの数字で入力してください（例：3000）"
      defaultValue={value ?? ''}
    />
  )
}
