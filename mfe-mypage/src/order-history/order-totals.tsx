import type { Order } from '@storefront/contracts'
import { formatCount, formatYen } from '@storefront/locale-ja'
import { Card, DataList } from '@storefront/ui'
import styles from './order-history.module.css'

/** What was paid, and the tax within it by rate. */
export function OrderTotals({ order: { order, coupons } }: { order: Order }) {
  const isReducedRateUsed = order.amount_by_tax_rate.some(({ is_reduced }) => is_reduced)
  return (
    <Card title="お支払い金額">
      <DataList
        look="sums"
        rows={[
          { term: '商品の合計', value: formatYen(order.total_price) },
          { term: '送料', value: formatYen(order.total_carriage) },
          ...(order.payment_fee > 0 ? [{ term: '手数料', value: formatYen(order.payment_fee) }] : []),
          ...coupons.map(({ id, name, discount }) => ({ key: `coupon-${id}`, term: `クーポン（${name}）`, value: `−${formatYen(discount)}` })),
          ...(order.point > 0 ? [{ term: 'ポイントのご利用', value: `−${formatYen(order.point)}` }] : []),
          { term: '合計（税込）', value: formatYen(order.total_payment), isTotal: true },
        ]}
      />
      <div className={styles.taxes}>
        {order.amount_by_tax_rate.map(({ tax_rate, is_reduced, amount, tax_amount }) => (
          <p key={`${tax_rate}-${is_reduced}`}>{`${tax_rate}%対象${is_reduced ? '※' : ''} ${formatYen(amount)}（内消費税 ${formatYen(tax_amount)}）`}</p>
        ))}
        {isReducedRateUsed && <p>※は軽減税率の対象です。</p>}
        {order.earned_point > 0 && <p>{`獲得ポイント ${formatCount(order.earned_point)}ポイント`}</p>}
      </div>
    </Card>
  )
}
