import { getCartOrderState } from '@storefront/contracts'
import { serve, type Api } from '../../platform/http/serve'
import { orderNotFound } from '../../order/order/order-status.rules'
import { findOrderByNumber } from '../../order/order/order.sql'
import { isReturnToken } from '../../payment/payment/return-path.rules'
import { limitHits } from '../../platform/rate-limit/rate-limit.command'

const perAddress = { hits: 120, windowSeconds: 600 }

export function getCartOrderStateRoute(app: Api): void {
  serve(app, getCartOrderState, async (call) => {
    await limitHits(call, `order-state:${call.request.ip}`, perAddress)
    const order = isReturnToken(call, call.params.orderNo, call.query.t)
      ? await findOrderByNumber(call.db, call.channel.id, call.params.orderNo)
      : undefined
    if (!order) throw orderNotFound()
    const { order_no, status, payment_name } = order
    return { order_no, status, payment_name }
  })
}
