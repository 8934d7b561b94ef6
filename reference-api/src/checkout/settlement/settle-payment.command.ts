import type { Trx } from '../../platform/database/db'
import { isStanding } from '../../order/order/order-status.rules'
import { failPayment, confirmPayment } from './accept-order.command'
import { findOrderPayment, updateOrderPayment } from './order-payment.sql'
import type { OrderRow } from '../../order/order/order.table'
import { lockOrder } from './move-order.sql'
import { paymentFailure } from './payment-failure.rules'
import type { Services } from '../../services'
import { voidCancelledPayment } from './void-payment.job'
import type { PaymentOutcome } from '../../payment/payment/payment-service'

/**
 * Applies the payment's outcome to the order. The return from the payment page, the notification and the job
 * may all call this. Only the first call has an effect.
 */
export async function settlePayment(
  services: Services,
  order: OrderRow,
  transactionId: string | null,
  outcome: PaymentOutcome,
): Promise<OrderRow> {
  return services.db.transaction().execute(async (trx) => {
    const locked = await lockOrder(trx, order.id)
    if (!locked) return order
    if (outcome === 'challenged') {
      if (locked.status === 'pending_payment')
        await updateOrderPayment(trx, order.id, {
          status: 'challenged',
          ...(transactionId ? { transaction_id: transactionId } : {}),
        })
      return locked
    }
    const isAuthorised = outcome === 'authorised'
    const isMoved = isAuthorised
      ? await confirmPayment(trx, services, locked)
      : await failPayment(trx, services, locked, paymentFailure(locked, outcome))
    const isNoted =
      isMoved &&
      (await updateOrderPayment(trx, order.id, {
        status: isAuthorised ? 'authorised' : 'refused',
        ...(transactionId ? { transaction_id: transactionId } : {}),
      }))
    const status = isAuthorised ? ('accepted' as const) : ('payment_failed' as const)
    // The row is locked, so nothing else has changed it.
    const settled = isMoved ? { ...locked, status, payment_expires_at: null } : locked
    if (isAuthorised && transactionId && !isNoted && !(await isPaidBy(trx, settled, transactionId))) {
      services.log.warn(
        { orderNo: settled.order_no, amount: settled.total_payment },
        'late payment is voided',
      )
      await services.jobs.enqueue(trx, voidCancelledPayment, {
        order_id: settled.id,
        transaction_id: transactionId,
      })
    }
    return settled
  })
}

/** Checks whether this transaction pays for the order. Any other authorisation is voided. */
async function isPaidBy(trx: Trx, { id, status }: OrderRow, transactionId: string): Promise<boolean> {
  if (!isStanding(status)) return false
  const payment = await findOrderPayment(trx, id)
  return payment !== undefined && (payment.transaction_id ?? transactionId) === transactionId
}

/**
 * Finds the transaction ID in the order, or else at the payment service, because the service's response may
 * have been lost.
 */
export async function findTransactionId(
  services: Services,
  order: Pick<OrderRow, 'id' | 'order_no'>,
): Promise<string | null> {
  return (
    (await findOrderPayment(services.db, order.id))?.transaction_id ?? services.payments.find(order.order_no)
  )
}

/** Cancels a payment that still waits for the shopper. A payment that succeeded in the meantime stands. */
export async function giveUpPayment(
  services: Services,
  order: OrderRow,
  reason: 'cancelled' | 'timed_out',
): Promise<OrderRow> {
  const transactionId = await findTransactionId(services, order)
  const outcome = transactionId ? await services.payments.inquire(transactionId) : reason
  const isWaiting = outcome === 'challenged'
  const settled = await settlePayment(services, order, transactionId, isWaiting ? reason : outcome)
  if (transactionId && isWaiting && settled.status === 'payment_failed')
    await services.payments.cancel(transactionId)
  return settled
}
