import { findChannelById } from '../../shop/channel/channel.sql'
import { toShopFront } from '../../shop/channel/shop-front.rules'
import { sendMail } from '../../platform/mail/send-mail.job'
import { findOrderByNumberOnly } from '../../order/order/order.sql'
import { isSettledOutside } from '../../payment/payment/payment.rules'
import type { Services } from '../../services'
import { refundMail } from '../refund/refund-mail.rules'
import { lockOrder, moveOrder } from '../settlement/move-order.sql'
import { refundMade } from './owed-refund.rules'
import { settleOwedRefunds } from './owed-refund.sql'

type Tools = Pick<Services, 'db' | 'jobs' | 'config' | 'clock'>
const computeTotal = (rows: readonly { amount: number }[]) =>
  rows.reduce((sum, { amount }) => sum + amount, 0)

type Paid = { orderNo: string; reference?: string | undefined }

/**
 * Records that everything owed for an order has been paid back, and emails the payer. Error messages are for
 * staff.
 */
export async function settleOwedRefund(tools: Tools, { orderNo, reference }: Paid) {
  const found = await findOrderByNumberOnly(tools.db, orderNo)
  if (!found) throw new Error(`There is no order ${orderNo}.`)
  return tools.db.transaction().execute(async (trx) => {
    const order = (await lockOrder(trx, found.id))!
    const settled = { settled_at: tools.clock.now(), reference: reference ?? null }
    const rows = await settleOwedRefunds(trx, order.id, settled)
    if (rows.length === 0) throw new Error(`Order ${orderNo}: nothing is owed.`)
    if (order.cancel_only_ecd_key !== '')
      await moveOrder(trx, order.id, ['cancelled'], { cancel_only_ecd_key: refundMade })
    // Gifts paid by card or wallet are left out, because the payment service has already refunded them and
    // the payer was emailed at that time.
    const transferred = rows.filter(
      ({ reason }) => reason !== 'gift_returned' || !isSettledOutside(order.payment_kind),
    )
    if (order.email !== '' && transferred.length > 0) {
      const shop = toShopFront(tools, await findChannelById(trx, order.channel_id))
      const mail = refundMail(shop, order, computeTotal(transferred), '銀行口座へのお振り込み')
      await tools.jobs.enqueue(trx, sendMail, mail)
    }
    return { order_no: orderNo, paid: computeTotal(rows), reference: settled.reference }
  })
}
