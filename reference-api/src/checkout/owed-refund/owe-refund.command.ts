import { findChannelById } from '../../shop/channel/channel.sql'
import { toShopFront } from '../../shop/channel/shop-front.rules'
import type { Trx } from '../../platform/database/db'
import { sendMail } from '../../platform/mail/send-mail.job'
import type { OrderRow } from '../../order/order/order.table'
import type { Services } from '../../services'
import { moveOrder } from '../settlement/move-order.sql'
import { owedRefundMail } from './owed-refund-mail.rules'
import { refundByHand } from './owed-refund.rules'
import { insertOwedRefund } from './owed-refund.sql'
import type { OwedReason } from './owed-refund.table'

type Tools = Pick<Services, 'config' | 'jobs' | 'clock' | 'log'>
type Owed = { amount: number; reason: OwedReason }

/**
 * Records money that staff must pay back, and emails the payer. Cancellations and returned gifts have their
 * own emails, which are sent elsewhere.
 */
export async function oweRefund(trx: Trx, tools: Tools, order: OrderRow, owed: Owed): Promise<void> {
  const { jobs, clock, log } = tools
  const { amount, reason } = owed
  await insertOwedRefund(trx, { order_id: order.id, ...owed, owed_at: clock.now() })
  log.warn({ orderNo: order.order_no, ...owed }, 'money is owed to the payer')
  if (reason === 'paid_before_cancelling' || reason === 'gift_returned') return
  await moveOrder(trx, order.id, ['cancelled'], { cancel_only_ecd_key: refundByHand })
  // The email address is empty once the order's personal data has been erased.
  if (order.email === '') return
  const shop = toShopFront(tools, await findChannelById(trx, order.channel_id))
  await jobs.enqueue(trx, sendMail, owedRefundMail(shop, order, { amount, reason }))
}
