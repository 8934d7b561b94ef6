import { receiveFraudDetection } from '@storefront/contracts'
import { findChannelById } from '../../channel/channel.sql'
import { shopFrontOf } from '../../channel/shop-front.rules'
import { cancelByShop } from '../settlement/cancel-order.command'
import { findOrderPayment } from '../settlement/order-payment.sql'
import { findOrderByNumberOnly } from '../../order/order.sql'
import { Rejection } from '../../http/rejection'
import { checkRequest } from '../../http/request-check'
import { serve, type Api } from '../../http/serve'
import { cardService } from '../settlement/configured-card-service'
import {
  badSignature,
  DepositNotification,
  markForReview,
  PaymentNotification,
  receiveDeposit,
  receivePaymentNotification,
} from './payment-notification.command'
import { isSigned } from '../../secret/signature.rules'
import { findTransactionId, paymentFailures, settlePayment } from '../settlement/settle-payment.command'

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

  app.get<{ Params: { orderNo: string } }>('/v1/sbpayment/return/:orderNo', async (request, reply) => {
    const order = await findOrderByNumberOnly(services.db, request.params.orderNo)
    const transactionId = order && (await findTransactionId(services, order))
    if (!order || !transactionId) throw new Rejection(404, 'order.not_found', '注文が見つかりません。')
    const outcome = await cardService(services).inquire(transactionId)
    const settled = await settlePayment(services, order, transactionId, outcome)
    const { origin } = shopFrontOf(services, await findChannelById(services.db, order.channel_id))
    void reply.header('cache-control', 'no-store')
    if (settled.status === 'accepted')
      return reply.redirect(`${origin}/cart/complete?order_no=${order.order_no}`, 303)
    const code =
      outcome === 'authorised' || outcome === 'challenged'
        ? 'cart.payment.timed_out'
        : paymentFailures[outcome].code
    return reply.redirect(`${origin}/cart/payment?error=${code}`, 303)
  })

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
