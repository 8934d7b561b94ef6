import { enums, integer, object, string, type Infer } from 'superstruct'
import type { FraudDetection } from '@storefront/contracts'
import { isStanding } from '../../order/order/order-status.rules'
import { findOrderByNumberOnly } from '../../order/order/order.sql'
import { isSigned } from '../../platform/secret/signature.rules'
import type { Services } from '../../services'
import { cancelByShop } from '../cancellation/cancel-order.command'
import { findOrderPayment, noteReview } from '../settlement/order-payment.sql'
import { isUndecided } from '../settlement/payment-failure.rules'
import { settlePayment } from '../settlement/settle-payment.command'
import { badSignature, orderMismatch } from '../deposit/refused-notification.rules'

export const PaymentNotification = object({
  order_no: string(),
  transaction_id: string(),
  amount: integer(),
  result: enums(['authorised', 'failed']),
  signature: string(),
})
export type PaymentNotification = Infer<typeof PaymentNotification>

/**
 * Handles the payment service's signed notification about a transaction. Checks the amount and queries the
 * outcome before settling.
 */
export async function receivePaymentNotification(
  services: Services,
  notification: PaymentNotification,
): Promise<void> {
  if (!isSigned(notification, services.config.secrets.payment)) throw badSignature()
  const { order_no: orderNo, amount, transaction_id } = notification
  const order = await findOrderByNumberOnly(services.db, orderNo)
  if (!order || order.total_payment !== amount) {
    services.log.warn({ orderNo, amount }, 'payment fits no order')
    throw orderMismatch()
  }
  const outcome = await services.payments.inquire(transaction_id)
  const { status } = await settlePayment(services, order, transaction_id, outcome)
  if (isStanding(status) && !isUndecided(outcome))
    services.log.warn({ orderNo, amount, outcome }, 'payment of a standing order has failed')
}

/** Handles the payment service's fraud verdict. If the order can no longer be cancelled, staff decide. */
export async function receiveFraudVerdict(services: Services, verdict: FraudDetection): Promise<void> {
  if (!isSigned(verdict, services.config.secrets.payment)) throw badSignature()
  const { order_no: orderNo, transaction_id, result } = verdict
  const order = await findOrderByNumberOnly(services.db, orderNo)
  const payment = order && (await findOrderPayment(services.db, order.id))
  if (!order || payment?.transaction_id !== transaction_id) {
    services.log.warn({ orderNo, result }, 'verdict fits no payment')
    throw orderMismatch()
  }
  if (result === 'review') await markForReview(services, order.id)
  if (result !== 'rejected') return
  const { status } = await settlePayment(services, order, transaction_id, 'refused')
  const isCancelled = await cancelByShop(services, order.id, rejectedReason)
  if (!isCancelled && isStanding(status))
    services.log.warn({ orderNo, amount: order.total_payment }, 'payment is rejected, order stands')
}

/** Shown to the shopper, so it doesn't mention the suspected fraud. */
const rejectedReason = '決済サービスで、お支払いの承認が得られなかったため'

/** Marks an order's payment as under review. A finished payment is left unchanged. */
export const markForReview = (services: Services, orderId: number) => noteReview(services.db, orderId)
