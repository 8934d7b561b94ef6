import { formatDateTime } from '@storefront/locale-ja'
import { Card, DataList, LinkButton, NameText, Page, Panel } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { memberCrumbs, memberHead } from '../member-screen.rules'
import { CancelOrder } from './cancel-order'
import { BuyOrderAgain } from './detail/buy-again'
import { GiftLink } from './gift-link'
import { fetchOrder } from './order-history.api'
import { inquiryAbout } from './order-history.rules'
import { OrderPacking } from './order-packing'
import { OrderStatusBadge } from './order-status-badge'
import { OrderTotals } from './order-totals'
import { ReceiptButton } from './receipt-button'
import styles from './order-history.module.css'

export async function loader({ request, params }: LoaderFunctionArgs) {
  return fetchOrder(params.key ?? '', request.signal)
}

type Data = Awaited<ReturnType<typeof loader>>

export const handle = { head: ({ order }: Data) => memberHead(`ご注文 ${order.order_no}`) }

export function Component() {
  const { order, cancelForm, reviewForm } = useLoaderData<typeof loader>()
  const facts = [
    { term: 'ご注文番号', value: <NameText>{order.order_no}</NameText> },
    { term: 'ご注文日時', value: formatDateTime(order.ordered_at) },
    { term: '状況', value: <OrderStatusBadge status={order.status} name={order.status_name} /> },
    {
      term: 'お支払い方法',
      value: <NameText>{[order.payment_name, order.masked_number].filter(Boolean).join(' ')}</NameText>,
    },
    ...(order.payment_instruction ? [{ term: 'お支払いのご案内', value: order.payment_instruction }] : []),
    ...(order.note ? [{ term: '備考', value: order.note }] : []),
    ...(order.cancelled_at ? [{ term: 'キャンセル日時', value: formatDateTime(order.cancelled_at) }] : []),
    ...(order.cancel_reason ? [{ term: 'キャンセルの理由', value: order.cancel_reason }] : []),
  ]
  return (
    <Page
      title="ご注文の詳細"
      crumbs={memberCrumbs({ label: 'ご注文履歴', href: '/mypage/order_history' }, { label: order.order_no })}
    >
      <div className={styles.stack}>
        {order.cancel_only_ecd_key !== '' && (
          <Panel tone="caution" isAnnounced>
            {order.cancel_only_ecd_key}
          </Panel>
        )}
        <Card>
          <DataList rows={facts} />
        </Card>
        {order.social_gift && <GiftLink gift={order.social_gift} />}
        {order.shippings.map((shipping, index) => (
          <OrderPacking
            key={shipping.id}
            shipping={shipping}
            reviewForm={reviewForm}
            number={order.shippings.length > 1 ? index + 1 : undefined}
          />
        ))}
        <OrderTotals order={order} />
        <BuyOrderAgain order={order} />
        <div className={styles.actions}>
          {order.has_receipt && <ReceiptButton order={order} />}
          {cancelForm && <CancelOrder order={order} layout={cancelForm} />}
          <LinkButton href={inquiryAbout(order).href} variant="quiet">
            {inquiryAbout(order).label}
          </LinkButton>
          <LinkButton href="/mypage/order_history" variant="quiet">
            ご注文履歴に戻る
          </LinkButton>
        </div>
      </div>
    </Page>
  )
}
