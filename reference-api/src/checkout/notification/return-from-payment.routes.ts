import { isBuyNowCart } from '../../cart/cart.sql'
import { findChannelById } from '../../shop/channel/channel.sql'
import { toShopFront } from '../../shop/channel/shop-front.rules'
import type { Api } from '../../platform/http/serve'
import { limitHits } from '../../platform/rate-limit/rate-limit.command'
import { findOrderByNumberOnly } from '../../order/order/order.sql'
import { isUndecided, paymentFailure } from '../settlement/payment-failure.rules'
import { completePath, isReturnToken } from '../../payment/payment/return-path.rules'
import { findTransactionId, settlePayment } from '../settlement/settle-payment.command'

type Asked = { Params: { orderNo: string }; Querystring: { t?: string } }

const perAddress = { hits: 60, windowSeconds: 600 }

export function returnFromPaymentRoute(app: Api): void {
  const { services } = app
  app.get<Asked>('/v1/sbpayment/return/:orderNo', async (request, reply) => {
    await limitHits(services, `payment-return:${request.ip}`, perAddress)
    const { orderNo } = request.params
    void reply.header('cache-control', 'no-store')
    const order = isReturnToken(services, orderNo, request.query.t)
      ? await findOrderByNumberOnly(services.db, orderNo)
      : undefined
    const transactionId = order && (await findTransactionId(services, order))
    // Order numbers can be guessed, so this redirect reveals nothing. The completion screen verifies the
    // order's owner.
    if (!order || !transactionId)
      return reply.redirect(`/cart/complete?order_no=${encodeURIComponent(orderNo)}`, 303)
    const outcome = await services.payments.inquire(transactionId)
    const settled = await settlePayment(services, order, transactionId, outcome)
    const { origin } = toShopFront(services, await findChannelById(services.db, order.channel_id))
    const checkout = (await isBuyNowCart(services.db, order.cart_id)) ? '&buy=now' : ''
    // The completion screen waits for a pending payment and shows a cancellation.
    if (settled.status !== 'payment_failed')
      return reply.redirect(`${origin}${completePath(services, order.order_no)}${checkout}`, 303)
    const { code } = paymentFailure(order, isUndecided(outcome) ? 'timed_out' : outcome)
    return reply.redirect(`${origin}/cart/payment?error=${code}${checkout}`, 303)
  })
}
