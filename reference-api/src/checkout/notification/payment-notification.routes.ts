import { receiveFraudDetection } from '@storefront/contracts'
import { cancelByShop } from '../settlement/cancel-order.command'
import { findOrderPayment } from '../settlement/order-payment.sql'
import { findOrderByNumberOnly } from '../../order/order.sql'
import { Rejection } from '../../http/rejection'
import { checkRequest } from '../../http/request-check'
import { serve, type Api } from '../../http/serve'
import {
  badSignature,
  DepositNotification,
  markForReview,
  PaymentNotification,
  receiveDeposit,
  receivePaymentNotification,
} from './payment-notification.command'
import { returnFromPaymentRoute } from './return-from-payment.routes'
import { isSigned } from '../../secret/signature.rules'
import { settlePayment } from '../settlement/settle-payment.command'

const noticeLimitBytes = 16 * 1024

/**
 * What the payment service sends: to the shop by itself, or with the shopper coming back. Not for the
 * storefront's own code.
 */
export function paymentNotificationRoutes(app: Api): void {
  const { services } = app

  app.post('/v1/sbpayment/receive/payment', { bodyLimit: noticeLimitBytes }, async (request, reply) => {
    await receivePaymentNotification(services, checkRequest(request.body, PaymentNotification))
    return reply.code(204).send()
  })

  app.post('/v1/sbpayment/receive/deposit', { bodyLimit: noticeLimitBytes }, async (request, reply) => {
    await receiveDeposit(services, checkRequest(request.body, DepositNotification))
    return reply.code(204).send()
  })

  returnFromPaymentRoute(app)

  serve(app, receiveFraudDetection, async ({ body }) => {
    if (!isSigned(body, services.config.secrets.payment)) throw badSignature()
    const order = await findOrderByNumberOnly(services.db, body.order_no)
    const payment = order && (await findOrderPayment(services.db, order.id))
    if (!order || payment?.transaction_id !== body.transaction_id)
      throw new Rejection(422, 'sbpayment.order_mismatch', '注文が一致しません')
    if (body.result === 'review') await markForReview(services, order.id)
    if (body.result === 'rejected') {
      await settlePayment(services, order, body.transaction_id, 'refused')
      await cancelByShop(services, order.id, '決済サービスの不正検知によるキャンセル')
    }
  })
}
