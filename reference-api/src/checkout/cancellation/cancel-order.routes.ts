import { fetchOrderDetail } from '../../order/order/order-view.sql'
import { parseOrderId } from '../../order/order/order-status.rules'
import { cancelOrder } from '@storefront/contracts'
import { serve, type Api } from '../../platform/http/serve'
import { cancelMemberOrder } from './cancel-order.command'

export function cancelOrderRoutes(app: Api): void {
  serve(app, cancelOrder, async ({ db, config, member, params, body }) => {
    const order = await cancelMemberOrder(
      app.services,
      member.id,
      parseOrderId(params.id),
      body.cancel_reason,
    )
    return fetchOrderDetail(db, { config }, order)
  })
}
