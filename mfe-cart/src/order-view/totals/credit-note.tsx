import type { Cart } from '@storefront/contracts'
import { formatYen } from '@storefront/locale-ja'
import { DataList, Panel } from '@storefront/ui'
import { creditSum } from './credit-note.rules'

/** Shows a business customer's available credit, what this order takes of it and what is left or exceeded. */
export function CreditNote({ cart, isFeeKnown }: { cart: Cart; isFeeKnown?: boolean }) {
  const { credit } = cart
  if (!credit) return null
  const { rows, note, excess } = creditSum(cart.data.detail, credit, isFeeKnown)
  const sum = (
    <>
      <DataList look="sums" rows={rows} />
      <p>{note}</p>
    </>
  )
  if (excess <= 0) return <Panel title={`請求書払い（${credit.terms}）のご利用枠`}>{sum}</Panel>
  return (
    <Panel tone="caution" isAnnounced title={`ご利用枠を${formatYen(excess)}超えています`}>
      {sum}
      数量を減らすか、ほかのお支払い方法をお選びください。
    </Panel>
  )
}
