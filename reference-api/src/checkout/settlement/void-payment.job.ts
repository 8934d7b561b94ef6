import { defineJob } from '../../platform/jobs/job'
import { moneyRetries } from './money-retries'
import { findOrderPayment, updateOrderPayment } from './order-payment.sql'

/** Without a transaction ID, the order's own transaction is voided. */
type Voided = { order_id: number; transaction_id?: string }

/**
 * Voids an authorisation, so that the shop never keeps money without a valid order. Enqueued in the
 * transaction that cancels the order or detects the late payment, so that a crash in between loses nothing.
 */
export const voidCancelledPayment = defineJob<Voided>({
  name: 'payment.void-cancelled',
  retryLimit: moneyRetries,
  async run({ order_id, transaction_id }, { db, payments }) {
    const payment = await findOrderPayment(db, order_id)
    const id = transaction_id ?? payment?.transaction_id
    if (!id) return
    await payments.cancel(id)
    // The order may have been paid by a different transaction than the voided one.
    if (payment && (payment.transaction_id ?? id) === id)
      await updateOrderPayment(db, order_id, { status: 'voided', transaction_id: id })
  },
})
