import { findChannelById } from '../../shop/channel/channel.sql'
import { toShopFront } from '../../shop/channel/shop-front.rules'
import { defineJob } from '../../platform/jobs/job'
import { sendMail } from '../../platform/mail/send-mail.job'
import { findOrderPayment } from '../settlement/order-payment.sql'
import { lockOrder } from '../settlement/move-order.sql'
import { moneyRetries } from '../settlement/money-retries'
import { refundMail } from './refund-mail.rules'

/**
 * Sends the payment service the total of all the order's refunds, so that a retry refunds no amount twice.
 * Then emails the payer about this refund.
 */
export const refundPayment = defineJob<{ order_id: number; amount: number }>({
  name: 'payment.refund',
  retryLimit: moneyRetries,
  async run({ order_id, amount }, services) {
    const { db, payments, jobs } = services
    const payment = await findOrderPayment(db, order_id)
    if (!payment?.transaction_id || payment.refunded === 0) return
    const paidBack = await payments.refund(payment.transaction_id, payment.refunded)
    // The email is sent only after the money. If the service hasn't made the refund yet, the job is retried.
    if (paidBack.refunded < payment.refunded)
      throw new Error(
        `Order ${order_id}: the payment service has paid back ${paidBack.refunded} of ${payment.refunded} yen.`,
      )
    await db.transaction().execute(async (trx) => {
      const order = await lockOrder(trx, order_id)
      if (!order) return
      const shop = toShopFront(services, await findChannelById(trx, order.channel_id))
      await jobs.enqueue(trx, sendMail, refundMail(shop, order, amount))
    })
  },
})
