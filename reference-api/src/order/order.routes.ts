import { fetchOrderDetail } from './order-view.sql'
import { orderIdOf, orderNotFound } from './order-status.rules'
import { getOrder, listOrders } from '@storefront/contracts'
import { writePaging } from '../http/reply-headers'
import { pageOf } from '../http/paging.rules'
import { serve, type Api } from '../http/serve'
import { findMemberOrder, listAnsweredGifts, listMemberOrders, totalOfMemberOrders } from './order-list.sql'
import { listOrderLines } from './order-detail.sql'
import { orderSummary } from './order-view.rules'

export function orderRoutes(app: Api): void {
  serve(app, listOrders, async ({ db, member, query, reply }) => {
    const page = pageOf(query)
    const { count, total } = await totalOfMemberOrders(db, member.id)
    const orders = await listMemberOrders(db, member.id, page)
    const ids = orders.map(({ id }) => id)
    const lines = await listOrderLines(db, ids)
    const answered = await listAnsweredGifts(db, ids)
    writePaging(reply, page, count)
    return {
      data: orders.map((order) =>
        orderSummary(
          order,
          lines.filter(({ order_id }) => order_id === order.id),
          { isGiftCompleted: answered.has(order.id) },
        ),
      ),
      user_order_total_payment: total,
    }
  })

  serve(app, getOrder, async ({ db, config, member, params }) => {
    const order = await findMemberOrder(db, member.id, orderIdOf(params.id))
    if (!order) throw orderNotFound()
    return fetchOrderDetail(db, { config }, order)
  })
}
