import { findChannelById } from '../../channel/channel.sql'
import { shopFrontOf } from '../../channel/shop-front.rules'
import { Rejection } from '../../http/rejection'
import type { Api } from '../../http/serve'
import { findOrderByNumberOnly } from '../../order/order.sql'
import { cardService } from '../settlement/configured-card-service'
import { findTransactionId, paymentFailures, settlePayment } from '../settlement/settle-payment.command'

/** The shopper comes back from the payment service's own page. */
export function returnFromPaymentRoute(app: Api): void {
  const { services } = app
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
}
