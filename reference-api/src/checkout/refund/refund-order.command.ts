import { findOrderByNumberOnly } from '../../order/order/order.sql'
import type { Services } from '../../services'
import { lockOrder } from '../settlement/move-order.sql'
import { findOrderPayment, updateOrderPayment } from '../settlement/order-payment.sql'
import { refundPayment } from './refund-payment.job'

type Tools = Pick<Services, 'db' | 'jobs'>

/**
 * Refunds part of the captured amount, or all that is left without an `amount`. The payer is emailed once the
 * service has made the refund. Error messages are for staff.
 */
export async function refundOrder(tools: Tools, { orderNo, amount }: { orderNo: string; amount?: number }) {
  const found = await findOrderByNumberOnly(tools.db, orderNo)
  if (!found) throw new Error(`There is no order ${orderNo}.`)
  return tools.db.transaction().execute(async (trx) => {
    const order = (await lockOrder(trx, found.id))!
    const payment = await findOrderPayment(trx, order.id)
    if (payment?.status !== 'captured')
      throw new Error(
        `Order ${orderNo}: the payment service has taken nothing${payment ? ` (${payment.status})` : ''}. What was only authorised goes back by cancelling the order.`,
      )
    const left = order.total_payment - payment.refunded
    const refund = amount ?? left
    if (!Number.isInteger(refund) || refund < 1 || refund > left)
      throw new Error(`Order ${orderNo}: between 1 and ${left} yen can be paid back.`)
    const refunded = payment.refunded + refund
    await updateOrderPayment(trx, order.id, { status: 'captured', refunded })
    await tools.jobs.enqueue(trx, refundPayment, { order_id: order.id, amount: refund })
    return { order_no: orderNo, refund, refunded, left: left - refund }
  })
}
