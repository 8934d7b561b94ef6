import { commonCounter, isTaxUnsaid, orderTotals, type Order } from '@storefront/contracts'
import { formatCount, formatYen } from '@storefront/locale-ja'
import { currentSite, formatTaxedYen } from '@storefront/site'
import { Card, DataList } from '@storefront/ui'
import styles from './order-history.module.css'

export function OrderTotals({ order: { order, coupons, status, shippings } }: { order: Order }) {
  const isReducedRateUsed = order.amount_by_tax_rate.some(({ is_reduced }) => is_reduced)
  // Older APIs send neither the accessory total nor the number of pieces.
  const lines = shippings.flatMap(({ products }) => products)
  const sums = orderTotals(
    { total_accessory: 0, total_quantity: 0, ...order },
    lines.flatMap(({ accessories }) => accessories),
    { isPricedWithoutTax: currentSite().settings.isPricedWithoutTax, total_tax: order.total_tax },
  )
  const counter = commonCounter(lines.map(({ product_info }) => product_info))
  const couponNames = coupons.map(({ name }) => name).join('、')
  return (
    <Card title="お支払い金額">
      <DataList
        look="sums"
        rows={[
          ...sums.map(({ key, term, amount, count }) => ({
            key,
            term: [
              term,
              count ? `（${formatCount(count)}${counter}）` : '',
              key === 'coupon' ? `（${couponNames}）` : '',
            ].join(''),
            value: formatSum(key, amount),
            isTotal: key === 'total',
          })),
        ]}
      />
      <div className={styles.taxes}>
        {order.amount_by_tax_rate.map(({ tax_rate, is_reduced, amount, tax_amount }) => (
          <p
            key={`${tax_rate}-${is_reduced}`}
          >{`${tax_rate}%対象${is_reduced ? '※' : ''} ${formatYen(amount)}（内消費税 ${formatYen(tax_amount)}）`}</p>
        ))}
        {isReducedRateUsed && <p>※は軽減税率の対象です。</p>}
        {order.earned_point > 0 && status !== 'cancelled' && <p>{earnedPoints(order, status)}</p>}
      </div>
    </Card>
  )
}

function formatSum(key: string, amount: number): string {
  if (isTaxUnsaid({ key })) return formatTaxedYen(amount)
  return amount < 0 ? `−${formatYen(-amount)}` : formatYen(amount)
}

function earnedPoints(
  { earned_point, is_point_coming = false }: Order['order'],
  status: Order['status'],
): string {
  const points = `${formatCount(earned_point)}ポイント`
  if (!is_point_coming) return `獲得ポイント ${points}`
  const since = status === 'waiting_deposit' ? 'ご入金の確認後' : '商品の発送後'
  return `獲得予定ポイント ${points}（${since}にお使いいただけます）`
}
