import type { CartDetail } from '@storefront/contracts'
import { formatYen } from '@storefront/locale-ja'
import type { ReactNode } from 'react'
import { isCarriageKnown } from '../order-view/cart-totals.rules'
import styles from './action-bar.module.css'

/**
 * Holds the screen's only primary button. On phones the bar sticks to the bottom and also shows the total.
 */
export function ActionBar({ detail, children }: { detail: CartDetail; children: ReactNode }) {
  return (
    <div className={styles.bar} data-action-bar>
      <p className={styles.total}>
        {isCarriageKnown(detail) ? '合計（税込）' : '送料は別（税込）'}
        <strong translate="no">{formatYen(detail.order.total_payment)}</strong>
      </p>
      {children}
    </div>
  )
}
