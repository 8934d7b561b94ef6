import { failPayment, confirmPayment } from './accept-order.command'
import { findOrderPayment, updateOrderPayment } from './order-payment.sql'
import type { OrderRow } from '../../order/order.table'
import { lockOrder } from './move-order.sql'
import { paymentFailure } from './payment-failure.rules'
import type { Services } from '../../services'
import type { PaymentOutcome } from '../../payment/payment-service'

/**
 * Brings the order to where its payment stands. Return, notification and job may all call it: the first one
 * does it.
 */
export async function settlePayment(
  services: Services,
  order: OrderRow,
  transactionId: string | null,
  outcome: PaymentOutcome,
): Promise<OrderRow> {
  const settled = await services.db.transaction().execute(async (trx) => {
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
    if (isMoved)
      await updateOrderPayment(trx, order.id, {
        status: isAuthorised ? 'authorised' : 'refused',
        ...(transactionId ? { transaction_id: transactionId } : {}),
      })
    return (await lockOrder(trx, order.id)) ?? locked
  })
  const isLate =
    outcome === 'authorised' &&
    transactionId !== null &&
    (settled.status === 'payment_failed' || settled.status === 'cancelled')
  if (isLate) await voidPayment(services, order.id, transactionId)
  return settled
}

/**
 * What the order knows of its transaction, or the service does: an answer may be lost on its way to the shop.
 */
export async function findTransactionId(
  services: Services,
  order: Pick<OrderRow, 'id' | 'order_no'>,
): Promise<string | null> {
  return (
    (await findOrderPayment(services.db, order.id))?.transaction_id ?? services.payments.find(order.order_no)
  )
}

/** Gives up a payment that still waits for the shopper; one that has come through meanwhile stands. */
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

/** Gives an authorisation back; the shop never keeps money for an order that is none. */
export async function voidPayment(
  services: Services,
  orderId: number,
  transactionId?: string,
): Promise<void> {
  const id = transactionId ?? (await findOrderPayment(services.db, orderId))?.transaction_id
  if (!id) return
  await services.payments.cancel(id)
  await updateOrderPayment(services.db, orderId, { status: 'voided', transaction_id: id })
}
