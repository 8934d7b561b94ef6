import { defineJob } from '../../jobs/job'
import { moneyRetries } from '../refund/money-retries'
import { voidPayment } from './settle-payment.command'

/** Asked for in the transaction that cancels, so that no cut between the two keeps the shopper's money. */
export const voidCancelledPayment = defineJob<{ order_id: number }>({
  name: 'payment.void-cancelled',
  retryLimit: moneyRetries,
  run: ({ order_id }, services) => voidPayment(services, order_id),
})
