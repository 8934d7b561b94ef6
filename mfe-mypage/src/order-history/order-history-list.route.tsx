import { commonCounter, type OrderSummary } from '@storefront/contracts'
import { formatCount, formatDate, formatYen } from '@storefront/locale-ja'
import { formatTaxedYen } from '@storefront/site'
import { Card, EmptyState, LinkButton, NameText, Page, Pagination, Picture } from '@storefront/ui'
import { useEffect } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { PendingPayments } from '../member-facts/pending-payments'
import { memberCrumbs, memberHead } from '../member-screen.rules'
import { loadPage } from '../records/record-page'
import { cacheWhenLeft, takeLeftOrders } from './list/order-list.state'
import { OrderFilterForm } from './list/order-filter-form'
import { fetchOrders } from './order-history.api'
import { readFilter, isNarrowed, openFilter, toOrdersPath } from './order-history.rules'
import { OrderStatusBadge } from './order-status-badge'
import styles from './order-history.module.css'

export async function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url)
  const url = pathname + search
  const left = takeLeftOrders<Awaited<ReturnType<typeof fetchOrders>>>(url)
  const filter = readFilter(request.url)
  const list = left ?? (await loadPage(request, (page, signal) => fetchOrders(page, filter, signal)))
  return { url, filter, list }
}

export const handle = { head: () => memberHead('ご注文履歴') }

export function Component() {
  const { url, filter, list } = useLoaderData<typeof loader>()
  const { orders, pending, totalPayment, pagination } = list
  useEffect(() => cacheWhenLeft(url, list), [url, list])
  return (
    <Page title="ご注文履歴" crumbs={memberCrumbs({ label: 'ご注文履歴' })}>
      <PendingPayments pending={pending} />
      {(orders.length > 0 || isNarrowed(filter)) && <OrderFilterForm key={url} filter={filter} />}
      <div className={styles.stack}>
        <div role="status">
          <div key={url}>
            {orders.length === 0 ? (
              <NoOrders isFiltered={isNarrowed(filter)} isAwaited={pending.length > 0} />
            ) : (
              <p
                className={styles.total}
              >{`${formatCount(pagination.total)}件のご注文　お支払い累計 ${formatTaxedYen(totalPayment)}`}</p>
            )}
          </div>
        </div>
        {orders.length > 0 && (
          <>
            <ul className={styles.orders}>
              {orders.map((order) => (
                <li key={order.id}>
                  <OrderCard order={order} />
                </li>
              ))}
            </ul>
            <Pagination {...pagination} hrefFor={(page) => toOrdersPath(filter, page)} />
          </>
        )}
      </div>
    </Page>
  )
}

function NoOrders({ isFiltered, isAwaited }: { isFiltered: boolean; isAwaited: boolean }) {
  if (isFiltered)
    return (
      <EmptyState
        icon="history"
        title="条件に合うご注文はありません"
        action={<LinkButton href={toOrdersPath(openFilter)}>すべてのご注文を見る</LinkButton>}
      >
        状況や期間、ことばを変えると見つかることがあります。
      </EmptyState>
    )
  return (
    <EmptyState
      icon="history"
      title={isAwaited ? '確定したご注文はまだありません' : 'ご注文はまだありません'}
      action={<LinkButton href="/product">商品を見る</LinkButton>}
    >
      お買い物をすると、お届けの状況や領収書をここで確認いただけます。
    </EmptyState>
  )
}

function OrderCard({ order }: { order: OrderSummary }) {
  const [first] = order.products
  const others = order.products.length - 1
  return (
    <Card
      title={formatDate(order.ordered_at)}
      action={<OrderStatusBadge status={order.status} name={order.status_name} />}
    >
      <div className={styles.summary}>
        <div className={styles.thumbnail}>
          {first?.image && <Picture picture={first.image} sizes="96px" shape="square" alt="" />}
        </div>
        <div>
          <p className={styles.productName}>{first?.name}</p>
          {others > 0 && <p className={styles.soft}>{`ほか${others}点`}</p>}
          <p className={styles.soft}>
            <NameText>{`ご注文番号 ${order.order_no}`}</NameText>
          </p>
          <p className={styles.sum}>
            <span translate="no">{formatYen(order.total_payment)}</span>
            <span translate="no" className={styles.soft}>
              （税込・{formatCount(order.total_quantity)}
              {commonCounter(order.products)}）
            </span>
          </p>
        </div>
      </div>
      <LinkButton
        href={`/mypage/order_history/${order.id}`}
        isWide
        aria-label={`ご注文 ${order.order_no} の詳細を見る`}
      >
        詳細を見る
      </LinkButton>
    </Card>
  )
}
