import { formatYen } from '@storefront/locale-ja'
import { classNames } from './class-names'
import { VisuallyHidden } from './visually-hidden'
import styles from './price.module.css'

export type PriceProps = {
  /** Whole yen with tax: the price that is shown big (総額表示). */
  withTax: number
  /** Whole yen without tax, beside it and smaller. */
  withoutTax?: number
  /** The price before a reduction, with tax. */
  before?: number | null
  /** A reduced rate is marked ※. */
  isReducedRate?: boolean
  /** `から` after the lowest of several prices. */
  isFrom?: boolean
  size?: 'sm' | 'md' | 'lg'
}

/** A price with tax; a reduction is told by word and line, not by colour alone. */
export function Price({ withTax, withoutTax, before, isReducedRate, isFrom, size = 'md' }: PriceProps) {
  const isReduced = before != null && before > withTax
  return (
    <span className={classNames(styles.price, styles[size])}>
      {isReduced && (
        <span className={styles.before}>
          <VisuallyHidden>通常価格</VisuallyHidden>
          <s>{formatYen(before)}</s>
        </span>
      )}
      <span className={classNames(styles.amount, isReduced && styles.reduced)}>
        {isReduced && <VisuallyHidden>特別価格</VisuallyHidden>}
        <span className={styles.figure}>{formatYen(withTax).slice(0, -1)}</span>
        <span className={styles.unit}>円{isFrom && '〜'}</span>
        <span className={styles.tax}>税込{isReducedRate && '※'}</span>
      </span>
      {withoutTax !== undefined && <span className={styles.without}>（税抜 {formatYen(withoutTax)}）</span>}
    </span>
  )
}
