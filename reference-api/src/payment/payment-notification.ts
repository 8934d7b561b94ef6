import { enums, integer, object, string, type Infer } from 'superstruct'
import { updateOrderPayment } from '../order/order-detail.sql'
import { findOrderByNumberOnly } from '../order/order.sql'
import { Rejection } from '../rejection'
import type { Services } from '../services'
import { cardService } from './card-service'
import { isSigned } from './payment-signature.rules'
import { settlePayment } from './settle-payment'

export const PaymentNotification = object({
  order_no: string(),
  transaction_id: string(),
  amount: integer(),
  result: enums(['authorised', 'failed']),
  signature: string(),
})
export type PaymentNotification = Infer<typeof PaymentNotification>

export const badSignature = () => new Rejection(401, 'sbpayment.bad_signature', '署名が正しくありません')

/** The service's message about a transaction: signed, for the right amount, and asked back before anything is done. */
export async function receivePaymentNotification(services: Services, notification: PaymentNotification): Promise<void> {
  if (!isSigned(notification, services.config.paymentSecret)) throw badSignature()
  const order = await findOrderByNumberOnly(services.db, notification.order_no)
  if (!order || order.total_payment !== notification.amount) throw new Rejection(422, 'sbpayment.order_mismatch', '注文が一致しません')
  const outcome = await cardService(services).inquire(notification.transaction_id)
  await settlePayment(services, order, notification.transaction_id, outcome)
}

/** A payment under the service's review stays visible on its order. */
export const markForReview = (services: Services, orderId: number) => updateOrderPayment(services.db, orderId, { status: 'review' })
