import { formatDateTime, formatYen } from '@storefront/locale-ja'
import { composeMail, type ShopFront } from '../../platform/mail/mail-body.rules'
import { isPaidInAdvance } from '../../payment/payment/payment.rules'
import type { OrderRow } from '../../order/order/order.table'
import type { OwedReason } from './owed-refund.table'

/** Reasons that need this email. Cancelled orders and returned gifts have their own emails. */
type ArrivedReason = Exclude<OwedReason, 'paid_before_cancelling' | 'gift_returned'>
type Arrived = { amount: number; reason: ArrivedReason }

const orderAgain = '商品をご希望の場合は、お手数ですが、あらためてご注文くださいますようお願いいたします。'

const reasons: Record<ArrivedReason, (order: OrderRow) => { why: string; next: string[] }> = {
  order_cancelled: () => ({
    why: 'こちらのご注文はキャンセルとなっているため、商品をお届けすることができません。',
    next: [orderAgain],
  }),
  payment_failed: () => ({
    why: 'こちらのご注文はお支払いが完了せず、成立していないため、商品をお届けすることができません。',
    next: [orderAgain],
  }),
  already_paid: ({ payment_kind, payment_name }) => ({
    why: isPaidInAdvance(payment_kind)
      ? 'こちらのご注文のお支払いは、すでに確認しております。'
      : `こちらのご注文は${payment_name}で承っており、ご入金の必要はございません。`,
    next: ['ご注文はそのまま承っております。'],
  }),
  wrong_amount: ({ total_payment, payment_expires_at }) => ({
    why: `ご請求額（${formatYen(total_payment)}）と異なるため、ご注文のお支払いとして承ることができませんでした。`,
    next: [
      `お手数ですが、${payment_expires_at ? `${formatDateTime(payment_expires_at)}までに、` : ''}ご請求額をあらためてお支払いくださいますようお願いいたします。`,
    ],
  }),
}

/**
 * Builds the email that says that the money has arrived, why it doesn't pay for an order, and what happens
 * next.
 */
export function owedRefundMail(shop: ShopFront, order: OrderRow, { amount, reason }: Arrived) {
  const { why, next } = reasons[reason](order)
  return composeMail(shop, order.email, `ご入金いただいた代金のご返金について（${order.order_no}）`, [
    { paragraph: `${order.orderer.last_name} ${order.orderer.first_name} 様` },
    { paragraph: `次のご入金を確認いたしました。${why}` },
    {
      rows: [
        ['注文番号', order.order_no],
        ['ご入金額', formatYen(amount)],
        ...(order.status === 'cancelled' && order.cancel_reason
          ? [['キャンセルの理由', order.cancel_reason] as const]
          : []),
      ],
    },
    { heading: 'ご返金について' },
    {
      paragraph: `ご入金いただいた${formatYen(amount)}は、全額ご返金いたします。お手続きについて、ショップよりメールでご連絡いたします。`,
    },
    ...next.map((paragraph) => ({ paragraph })),
  ])
}
