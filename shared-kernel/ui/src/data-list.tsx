import type { ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './data-list.module.css'

export type DataListProps = {
  rows: readonly { term: ReactNode; value: ReactNode; key?: string; isTotal?: boolean; className?: string }[]
  /** `table` is for facts in two columns, `sums` for right-aligned amounts. */
  look?: 'table' | 'sums'
}

/** Renders terms and their values, e.g. product data, an address or the totals of an order. */
export function DataList({ rows, look = 'table' }: DataListProps) {
  return (
    <dl className={styles[look]}>
      {rows.map(({ term, value, key, isTotal, className }, index) => (
        <div
          key={key ?? (typeof term === 'string' ? term : index)}
          className={classNames(styles.row, isTotal && styles.total, className)}
        >
          <dt>{term}</dt>
          <dd translate={look === 'sums' ? 'no' : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
