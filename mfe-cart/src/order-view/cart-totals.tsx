import type { CartDetail } from '@storefront/contracts'
import { formatCount } from '@storefront/locale-ja'
import { useDeliveryTo } from '@storefront/site'
import { DataList } from '@storefront/ui'
import { hasReducedRate, pointsNote, sumRows, taxRows } from './cart-totals.rules'
import styles from './cart-totals.module.css'

export function CartTotals({ detail }: { detail: CartDetail }) {
  const note = pointsNote(detail)
  return (
    <div className={styles.sums}>
      <DataList look="sums" rows={sumRows(detail, useDeliveryTo())} />
      <dl className={styles.rates}>
        {taxRows(detail).map(({ key, term, value }) => (
          <div key={key}>
            <dt>{term}</dt>
            <dd translate="no">{value}</dd>
          </div>
        ))}
        {detail.order.earned_point > 0 && (
          <div>
            <dt>獲得予定ポイント</dt>
            <dd translate="no">{formatCount(detail.order.earned_point)}ポイント</dd>
          </div>
        )}
      </dl>
      {note && <p className={styles.note}>{note}</p>}
      {hasReducedRate(detail) && <p className={styles.note}>※は軽減税率（8%）対象商品です。</p>}
    </div>
  )
}
