import type { Cart } from '@storefront/contracts'
import { formatYen } from '@storefront/locale-ja'
import { Panel } from '@storefront/ui'

/** Shows a business customer's available credit and how far the cart exceeds it. */
export function CreditNote({ cart: { credit, data } }: { cart: Cart }) {
  if (!credit) return null
  const excess = data.detail.order.total_payment - credit.available
  const left =
    credit.available > 0
      ? `請求書払い（${credit.terms}）は、あと${formatYen(credit.available)}までご利用いただけます。`
      : `請求書払い（${credit.terms}）のご利用枠の残りはありません。`
  if (excess <= 0) return <Panel title="ご利用枠">{left}</Panel>
  return (
    <Panel tone="caution" isAnnounced title={`ご利用枠を${formatYen(excess)}超えています`}>
      {left}
      数量を減らすか、ほかのお支払い方法をお選びください。
    </Panel>
  )
}
