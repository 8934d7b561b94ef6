import type { CartDetail } from '@storefront/contracts'
import { formatCount } from '@storefront/locale-ja'
import type { DeliveryTo } from '@storefront/site'
import { classNames, DataList, Disclosure } from '@storefront/ui'
import type { Ref } from 'react'
import { isCarriageOpen } from './carriage.rules'
import { useForeseenOrder } from './typed-place.state'
import { hasReducedRate, isRepeated, pointsNote, sumRows, taxRows } from './cart-totals.rules'
import styles from './cart-totals.module.css'

type CartTotalsProps = {
  detail: CartDetail
  /** Hides the rows that repeat the total on phones. Folds the tax. */
  isBrief?: boolean
  /** The place of the total, for an action bar that shows it as long as it is out of view. */
  total?: Ref<HTMLDivElement>
}

export function CartTotals({ detail: ordered, isBrief = false, total }: CartTotalsProps) {
  const { detail, to } = useForeseenOrder(ordered)
  const note = pointsNote(detail)
  const rows = sumRows(detail, to)
  const { earned_point } = detail.order
  return (
    <div className={classNames(styles.sums, isBrief && styles.brief)}>
      <DataList
        look="sums"
        rows={rows
          .filter(({ isTotal }) => !isTotal)
          .map((row) => ({ ...row, className: isRepeated(row, detail, to) ? styles.repeated : undefined }))}
      />
      <div ref={total}>
        <DataList look="sums" rows={rows.filter(({ isTotal }) => isTotal)} />
      </div>
      {earned_point > 0 && (
        <dl className={styles.rates}>
          <div>
            <dt>獲得予定ポイント</dt>
            <dd translate="no">{formatCount(earned_point)}ポイント</dd>
          </div>
        </dl>
      )}
      {isBrief ? (
        <Disclosure summary="消費税の内訳">
          <TaxByRate detail={detail} to={to} />
        </Disclosure>
      ) : (
        <TaxByRate detail={detail} to={to} />
      )}
      {hasReducedRate(detail) && <p className={styles.note}>※は軽減税率（8%）対象商品です。</p>}
      {note && <p className={styles.note}>{note}</p>}
    </div>
  )
}

const TaxByRate = ({ detail, to }: { detail: CartDetail; to: DeliveryTo | undefined }) => (
  <>
    <dl className={styles.rates}>
      {taxRows(detail).map(({ key, term, value }) => (
        <div key={key}>
          <dt>{term}</dt>
          <dd translate="no">{value}</dd>
        </div>
      ))}
    </dl>
    {isCarriageOpen(detail, to) && detail.order.amount_by_tax_rate.length > 0 && (
      <p className={styles.note}>税率ごとの金額に、送料は含まれていません。</p>
    )}
  </>
)
