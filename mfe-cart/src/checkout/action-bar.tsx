import type { CartDetail } from '@storefront/contracts'
import { formatYen } from '@storefront/locale-ja'
import type { ReactNode } from 'react'
import { totalOf } from '../order-view/totals/carriage.rules'
import { useForeseenOrder } from '../order-view/totals/typed-place.state'
import styles from './action-bar.module.css'

type ActionBarProps = {
  detail: CartDetail
  /** True while the screen's own total is in view, so that it isn't shown twice. */
  isTotalInView?: boolean
  children: ReactNode
}

/**
 * Holds the screen's only primary button. On phones the bar sticks to the bottom and also shows the total.
 */
export function ActionBar({ detail, isTotalInView = false, children }: ActionBarProps) {
  const order = useForeseenOrder(detail)
  const { term, amount } = totalOf(order.detail, order.to)
  return (
    <div className={styles.bar} data-action-bar>
      {!isTotalInView && (
        <p className={styles.total}>
          {`${term}（税込）`}
          <strong translate="no">{formatYen(amount)}</strong>
        </p>
      )}
      {children}
    </div>
  )
}
