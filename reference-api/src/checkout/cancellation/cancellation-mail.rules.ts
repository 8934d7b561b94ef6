import { formatCount, formatDateTime, formatYen } from '@storefront/locale-ja'
import { composeMail, type MailPart, type ShopFront } from '../../platform/mail/mail-body.rules'
import type { OrderLineRow } from '../../order/order/order-detail.table'
import type { OrderRow } from '../../order/order/order.table'
import { goodsRows } from '../settlement/order-mail.rules'

export type CancelledBy = 'member' | 'shop'

type Content = {
  shop: ShopFront
  order: OrderRow
  lines: readonly OrderLineRow[]
  by: CancelledBy
  /** Shown to the shopper. */
  reason: string
  /** The amount that staff must pay back, in yen. */
  refund: number
  cancelledAt: Date
}

const openings: Record<CancelledBy, string> = {
  member: 'ご注文のキャンセルを承りました。',
  shop: '誠に恐れ入りますが、次のご注文をキャンセルいたしました。',
}

function moneyText({ payment_kind, masked_number }: OrderRow, refund: number): string {
  switch (payment_kind) {
    case 'card':
      return `カード${masked_number ? `（${masked_number}）` : ''}のお支払いは取り消しますので、代金は請求されません。ご利用明細に一時的に表示される場合や、デビットカードなどで後日のご返金となる場合があります。`
    case 'wallet':
      return 'お支払いは取り消しますので、代金は請求されません。お支払い済みと表示されている場合も、後日取り消されます。'
    case 'bank_transfer':
    case 'convenience_store':
      if (refund > 0)
        return `お支払い済みの代金 ${formatYen(refund)}は、全額ご返金いたします。お手続きについて、ショップよりメールでご連絡いたします。`
      return payment_kind === 'bank_transfer'
        ? '代金のお支払いは不要です。お振り込みはなさらないよう、お願いいたします。'
        : '代金のお支払いは不要です。コンビニでのお支払いはなさらないよう、お願いいたします。'
    case 'deferred':
    case 'cash_on_delivery':
    case 'free':
      return '代金のお支払いは不要です。'
  }
}

export function cancellationMail({ shop, order, lines, by, reason, refund, cancelledAt }: Content) {
  const returned: MailPart[] = [
    ...(order.point > 0
      ? [{ paragraph: `ご利用いただいた${formatCount(order.point)}ポイントは、お返しいたしました。` }]
      : []),
    ...(order.coupon_discount > 0
      ? [{ paragraph: 'ご利用いただいたクーポンは、有効期限内でしたら、もう一度ご利用いただけます。' }]
      : []),
  ]
  return composeMail(shop, order.email, `ご注文をキャンセルしました（${order.order_no}）`, [
    { paragraph: `${order.orderer.last_name} ${order.orderer.first_name} 様` },
    { paragraph: openings[by] },
    {
      rows: [
        ['注文番号', order.order_no],
        ['ご注文日時', formatDateTime(order.ordered_at)],
        ['キャンセル日時', formatDateTime(cancelledAt.toISOString())],
        ['キャンセルの理由', reason],
        ['お支払い方法', order.payment_name],
        ['ご注文金額', formatYen(order.total_payment)],
      ],
    },
    { heading: 'キャンセルした商品' },
    { rows: goodsRows(lines) },
    { heading: '代金について' },
    { paragraph: moneyText(order, refund) },
    ...returned,
  ])
}
