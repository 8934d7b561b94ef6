import type { CartDetail } from '@storefront/contracts'
import { formatYen } from '@storefront/locale-ja'
import { useDeliveryTo } from '@storefront/site'
import type { ReactNode } from 'react'
import { totalOf } from '../order-view/totals/carriage.rules'
import styles from './action-bar.module.css'

/**
 * Holds the screen's only primary button. On phones the bar sticks to the bottom and also shows the total.
 */
export function ActionBar({ detail, children }: { detail: CartDetail; children: ReactNode }) {
  const { term, amount } = totalOf(detail, useDeliveryTo())
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
