import type { PendingPayment } from '@storefront/contracts'
import { formatDateTime } from '@storefront/locale-ja'
import { Panel } from '@storefront/ui'

/**
 * Shows a panel for each order whose payment is in progress. The order leaves the panel once the payment
 * succeeds or fails. If it succeeds, the order appears in the list of orders.
 */
export function PendingPayments({ pending }: { pending: readonly PendingPayment[] }) {
  return pending.map(({ order_no, expires_at }) => (
    <Panel key={order_no} tone="caution" title="お支払いの手続き中のご注文があります">
      {`ご注文番号 ${order_no}。${formatDateTime(expires_at)}までにお支払いが完了しますと、この一覧に表示されます。完了しないときは、ご注文は確定しません。`}
    </Panel>
  ))
}
