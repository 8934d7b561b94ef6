import { isBuyNowCart } from '../../cart/cart.sql'
import { findChannelById } from '../../shop/channel/channel.sql'
import { toShopFront } from '../../shop/channel/shop-front.rules'
import type { Api } from '../../platform/http/serve'
import { limitHits } from '../../platform/rate-limit/rate-limit.command'
import { findOrderByNumberOnly } from '../../order/order/order.sql'
import { isUndecided, paymentFailure } from '../settlement/payment-failure.rules'
import { completePath, isReturnToken } from '../../payment/payment/return-path.rules'
import type { Services } from '../../services'
import { findTransactionId, settlePayment } from '../settlement/settle-payment.command'

type Asked = { Params: { orderNo: string }; Querystring: { t?: string } }

const perAddress = { hits: 60, windowSeconds: 600 }

export function returnFromPaymentRoute(app: Api): void {
  const { services } = app
  app.get<Asked>('/v1/sbpayment/return/:orderNo', async (request, reply) => {
    const { orderNo } = request.params
    void reply.header('cache-control', 'no-store')
    const isOwn = isReturnToken(services, orderNo, request.query.t)
    // The browser shows this answer as a page, so a failure leads to the screen that waits for the payment.
    const path = await limitHits(services, `payment-return:${request.ip}`, perAddress)
      .then(() => findWayOn(services, { orderNo, isOwn }))
      .catch((error: unknown) => {
        services.log.warn({ err: error, orderNo }, 'return from payment failed')
        return isOwn ? completePath(services, orderNo) : unknownPath(orderNo)
      })
    return reply.redirect(path, 303)
  })
}

/**
 * Returns the completion screen's path for an order that the browser can't prove. It reveals nothing, because
 * order numbers can be guessed. The screen verifies the order's owner.
 */
const unknownPath = (orderNo: string) => `/cart/complete?order_no=${encodeURIComponent(orderNo)}`

type Return = { orderNo: string; isOwn: boolean }

async function findWayOn(services: Services, { orderNo, isOwn }: Return): Promise<string> {
  const order = isOwn ? await findOrderByNumberOnly(services.db, orderNo) : undefined
  const transactionId = order && (await findTransactionId(services, order))
  if (!order || !transactionId) return unknownPath(orderNo)
  const outcome = await services.payments.inquire(transactionId)
  const settled = await settlePayment(services, order, transactionId, outcome)
  const { origin } = toShopFront(services, await findChannelById(services.db, order.channel_id))
  const checkout = (await isBuyNowCart(services.db, order.cart_id)) ? '&buy=now' : ''
  // The completion screen waits for a pending payment and shows a cancellation.
  if (settled.status !== 'payment_failed')
    return `${origin}${completePath(services, order.order_no)}${checkout}`
  const { code } = paymentFailure(order, isUndecided(outcome) ? 'timed_out' : outcome)
  return `${origin}/cart/payment?error=${code}${checkout}`
}
