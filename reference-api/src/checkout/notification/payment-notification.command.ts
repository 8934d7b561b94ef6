import { enums, integer, object, string, type Infer } from 'superstruct'
import { noteReview } from '../settlement/order-payment.sql'
import { acceptOrder } from '../settlement/accept-order.command'
import { moveOrder } from '../settlement/move-order.sql'
import { findOrderByNumberOnly } from '../../order/order.sql'
import { Rejection } from '../../http/rejection'
import type { Services } from '../../services'
import { isSigned } from '../../secret/signature.rules'
import { settlePayment } from '../settlement/settle-payment.command'

export const PaymentNotification = object({
  order_no: string(),
  transaction_id: string(),
  amount: integer(),
  result: enums(['authorised', 'failed']),
  signature: string(),
})
export type PaymentNotification = Infer<typeof PaymentNotification>

export const DepositNotification = object({ order_no: string(), amount: integer(), signature: string() })
export type DepositNotification = Infer<typeof DepositNotification>

export const badSignature = () => new Rejection(401, 'sbpayment.bad_signature', '署名が正しくありません')

/**
 * The service's message about a transaction: signed, for the right amount, and asked back before anything is
 * done.
 */
export async function receivePaymentNotification(
  services: Services,
  notification: PaymentNotification,
): Promise<void> {
  if (!isSigned(notification, services.config.secrets.payment)) throw badSignature()
  const order = await findOrderByNumberOnly(services.db, notification.order_no)
  if (!order || order.total_payment !== notification.amount)
    throw new Rejection(422, 'sbpayment.order_mismatch', '注文が一致しません')
  const outcome = await services.payments.inquire(notification.transaction_id)
  await settlePayment(services, order, notification.transaction_id, outcome)
}

/** A convenience-store payment or a transfer has arrived; a second message about it changes nothing. */
export async function receiveDeposit(services: Services, notification: DepositNotification): Promise<void> {
  if (!isSigned(notification, services.config.secrets.payment)) throw badSignature()
  const order = await findOrderByNumberOnly(services.db, notification.order_no)
  if (!order || order.total_payment !== notification.amount)
    throw new Rejection(422, 'sbpayment.order_mismatch', '注文が一致しません')
  await services.db.transaction().execute(async (trx) => {
    const isMoved = await moveOrder(trx, order.id, ['waiting_deposit'], {
      status: 'accepted',
      payment_expires_at: null,
      payment_instruction: null,
    })
    if (isMoved)
      await acceptOrder(
        trx,
        services,
        { ...order, status: 'accepted', payment_instruction: null },
        'deposited',
      )
  })
}

/** A payment under the service's review stays visible on its order; one that is over is as it ended. */
export const markForReview = (services: Services, orderId: number) => noteReview(services.db, orderId)
