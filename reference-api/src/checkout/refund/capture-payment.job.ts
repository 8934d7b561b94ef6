import { defineJob } from '../../platform/jobs/job'
import { findOrder } from '../../order/order/order.sql'
import { findOrderPayment, updateOrderPayment } from '../settlement/order-payment.sql'
import { moneyRetries } from '../settlement/money-retries'

/** Captures the payment when the first parcel ships. Enqueued in the transaction that marks it as shipped. */
export const capturePayment = defineJob<{ order_id: number }>({
  name: 'payment.capture',
  retryLimit: moneyRetries,
  async run({ order_id }, { db, payments }) {
    const payment = await findOrderPayment(db, order_id)
    if (!payment?.transaction_id || !['authorised', 'review'].includes(payment.status)) return
    const order = await findOrder(db, order_id)
    const { taken } = await payments.capture(payment.transaction_id)
    // The payment service may have ended the authorisation, so a capture is recorded only after the service
    // confirms it.
    if (taken === 0)
      throw new Error(`Order ${order_id}: the payment service has not taken the money of what was sent.`)
    if (order && taken < order.total_payment)
      throw new Error(
        `Order ${order_id}: the payment service has taken ${taken} of ${order.total_payment} yen.`,
      )
    await updateOrderPayment(db, order_id, { status: 'captured' })
  },
})
