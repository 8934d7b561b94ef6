import type { CartDetail } from '@storefront/contracts'
import { formatYen } from '@storefront/locale-ja'
import type { ReactNode } from 'react'
import { totalOf } from '../order-view/totals/carriage.rules'
import { useForeseenOrder } from '../order-view/totals/typed-place.state'
import styles from './action-bar.module.css'

/**
 * Holds the screen's only primary button. On phones the bar sticks to the bottom and also shows the total.
 */
export function ActionBar({ detail, children }: { detail: CartDetail; children: ReactNode }) {
  const order = useForeseenOrder(detail)
  const { term, amount } = totalOf(order.detail, order.to)
  return (
    <div className={styles.bar} data-action-bar>
      <p className={styles.total}>
        {`${term}（税込）`}
        <strong translate="no">{formatYen(amount)}</strong>
      </p>
      {children}
    </div>
  )
}
