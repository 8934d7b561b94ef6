import { formatYen } from '@storefront/locale-ja'
import { classNames } from './class-names'
import { VisuallyHidden } from './visually-hidden'
import styles from './price.module.css'

export type PriceProps = {
  /** Whole yen including tax, in large type because the law requires it (総額表示). */
  withTax: number
  /** Whole yen excluding tax, in small type next to the price including tax. */
  withoutTax?: number
  /** Puts the price excluding tax in large type instead, for business shops. */
  isWithoutTaxFirst?: boolean
  /** The price including tax before a reduction. */
  before?: number | null
  /** Marks a reduced tax rate with ※. */
  isReducedRate?: boolean
  /** Adds から, for the lowest of several prices. */
  isFrom?: boolean
  size?: 'sm' | 'md' | 'lg'
}

/** Renders a price including tax. A word and a strikethrough mark a reduction, not colour alone. */
export function Price({
  withTax,
  withoutTax,
  isWithoutTaxFirst,
  before,
  isReducedRate,
  isFrom,
  size = 'md',
}: PriceProps) {
  const mark = isReducedRate ? '※' : ''
  const [first, second] =
    isWithoutTaxFirst && withoutTax !== undefined
      ? [
          { yen: withoutTax, tax: `税抜${mark}` },
          { yen: withTax, tax: '税込' },
        ]
      : [
          { yen: withTax, tax: `税込${mark}` },
          { yen: withoutTax, tax: '税抜' },
        ]
  const isReduced = before != null && before > withTax
  return (
    <span className={classNames(styles.price, styles[size])}>
      {isReduced && (
        <span className={styles.before}>
          <VisuallyHidden>通常価格</VisuallyHidden>
          <s translate="no">{formatYen(before)}</s>
          {isWithoutTaxFirst && '（税込）'}
        </span>
      )}
      <span className={classNames(styles.amount, isReduced && styles.reduced)}>
        {isReduced && <VisuallyHidden>特別価格</VisuallyHidden>}
        <span translate="no" className={styles.figure}>
          {formatYen(first.yen).slice(0, -1)}
        </span>
        <span className={styles.unit}>円{isFrom && '〜'}</span>
        <span className={styles.tax}>{first.tax}</span>
      </span>
      {second.yen !== undefined && (
        <span className={styles.without}>
          （{second.tax} <span translate="no">{formatYen(second.yen)}</span>
          {isWithoutTaxFirst && isFrom && '〜'}）
        </span>
      )}
    </span>
  )
}
