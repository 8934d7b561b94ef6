import { formatCount, formatDate, formatYen } from '@storefront/locale-ja'
import { Badge, Card, DataList, LinkButton } from '@storefront/ui'
import { isOpen, nextSteps } from '../member-facts/open-order.rules'
import { PendingPayments } from '../member-facts/pending-payments'
import { BuyLastAgain } from './buy-last-again'
import type { Overview } from './mypage.api'
import styles from './mypage.module.css'

type OverviewOrdersProps = Pick<Overview, 'latestOrder' | 'openOrders' | 'orderCount' | 'pending'>

/** Shows the open orders and the next step of each. Without open orders, shows the latest order. */
export function OverviewOrders({ latestOrder, openOrders, orderCount, pending }: OverviewOrdersProps) {
  if (!latestOrder) {
    return (
      <Card title="最近のご注文">
        <PendingPayments pending={pending} />
        {pending.length === 0 && <p className={styles.text}>ご注文はまだありません。</p>}
        <LinkButton href="/product">商品を見る</LinkButton>
      </Card>
    )
  }
  const shown = openOrders.length > 0 ? openOrders : [latestOrder]
  return (
    <Card
      title={openOrders.length > 0 ? '進行中のご注文' : '最近のご注文'}
      footer={<a href="/mypage/order_history">{`すべてのご注文（${formatCount(orderCount)}件）`}</a>}
    >
      <PendingPayments pending={pending} />
      <ul className={styles.orders}>
        {shown.map((order) => (
          <li key={order.id}>
            <p className={styles.step}>
              <Badge tone={isOpen(order.status) ? 'accent' : 'plain'}>{order.status_name}</Badge>
              {isOpen(order.status) && <span>{nextSteps[order.status]}</span>}
            </p>
            <DataList
              rows={[
                { term: 'ご注文日', value: formatDate(order.ordered_at) },
                {
                  term: 'ご注文番号',
                  value: <a href={`/mypage/order_history/${order.id}`}>{order.order_no}</a>,
                },
                { term: '商品', value: order.products.map(({ name }) => name).join('、') },
                { term: 'お支払い金額', value: `${formatYen(order.total_payment)}（税込）` },
              ]}
            />
          </li>
        ))}
      </ul>
      <BuyLastAgain order={latestOrder} />
    </Card>
  )
}
