import { receiveFraudDetection } from '@storefront/contracts'
import { checkRequest } from '../../platform/http/request-check'
import { serve, type Api } from '../../platform/http/serve'
import { DepositNotification, receiveDeposit } from '../deposit/receive-deposit.command'
import {
  PaymentNotification,
  receiveFraudVerdict,
  receivePaymentNotification,
} from './payment-notification.command'

const noticeLimitBytes = 16 * 1024

/** Endpoints for the payment service and for shoppers returning from it. The storefront doesn't call them. */
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

  serve(app, receiveFraudDetection, ({ body }) => receiveFraudVerdict(services, body))
}
