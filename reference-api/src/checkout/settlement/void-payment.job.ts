import { defineJob } from '../../jobs/job'
import { moneyRetries } from '../refund/money-retries'
import { findOrderPayment, updateOrderPayment } from './order-payment.sql'

/** Without a transaction it is the one that the order was paid by. */
type Voided = { order_id: number; transaction_id?: string }

/**
 * Gives an authorisation back: the shop never keeps money for an order that is none. Enqueued in the
 * transaction that cancels the order or finds the payment late, so that a crash in between loses nothing.
 */
export const voidCancelledPayment = defineJob<Voided>({
  name: 'payment.void-cancelled',
  retryLimit: moneyRetries,
  async run({ order_id, transaction_id }, { db, payments }) {
    const payment = await findOrderPayment(db, order_id)
    const id = transaction_id ?? payment?.transaction_id
    if (!id) return
    await payments.cancel(id)
    // An order may stand on another transaction than the one that goes back.
    if (payment && (payment.transaction_id ?? id) === id)
      await updateOrderPayment(db, order_id, { status: 'voided', transaction_id: id })
  },
})
