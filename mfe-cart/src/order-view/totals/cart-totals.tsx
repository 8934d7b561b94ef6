import type { CartDetail } from '@storefront/contracts'
import { formatCount } from '@storefront/locale-ja'
import { classNames, DataList, Disclosure } from '@storefront/ui'
import { isCarriageKnown } from './carriage.rules'
import { useForeseenOrder } from './typed-place.state'
import { hasReducedRate, isRepeated, pointsNote, sumRows, taxRows } from './cart-totals.rules'
import styles from './cart-totals.module.css'

type CartTotalsProps = {
  detail: CartDetail
  /** Hides the total, and rows that repeat it, where the screen's action bar shows it. Folds the tax. */
  isBrief?: boolean
}

export function CartTotals({ detail: ordered, isBrief = false }: CartTotalsProps) {
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
      <div className={styles.total}>
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
          <TaxByRate detail={detail} />
        </Disclosure>
      ) : (
        <TaxByRate detail={detail} />
      )}
      {note && <p className={styles.note}>{note}</p>}
    </div>
  )
}

const TaxByRate = ({ detail }: { detail: CartDetail }) => (
  <>
    <dl className={styles.rates}>
      {taxRows(detail).map(({ key, term, value }) => (
        <div key={key}>
          <dt>{term}</dt>
          <dd translate="no">{value}</dd>
        </div>
      ))}
    </dl>
    {!isCarriageKnown(detail) && detail.order.amount_by_tax_rate.length > 0 && (
      <p className={styles.note}>税率ごとの金額に、送料は含まれていません。</p>
    )}
    {hasReducedRate(detail) && <p className={styles.note}>※は軽減税率（8%）対象商品です。</p>}
  </>
)
