import { fetchOrderDetail } from './order-view.sql'
import { toOrderFilter } from './order-filter.rules'
import { parseOrderId, orderNotFound } from './order-status.rules'
import { getOrder, listOrders } from '@storefront/contracts'
import { checkMinDate } from '@storefront/locale-ja'
import { checkFields } from '../../platform/http/field-check.rules'
import { writePaging } from '../../platform/paging/answer-list'
import { toPage } from '../../platform/paging/paging.rules'
import { serve, type Api } from '../../platform/http/serve'
import {
  findMemberOrder,
  listAnsweredGifts,
  listMemberOrders,
  listPendingPayments,
  totalOfMemberOrders,
} from './order-list.sql'
import { listOrderLines } from './order-detail.sql'
import { orderSummary } from './order-view.rules'

export function orderRoutes(app: Api): void {
  serve(app, listOrders, async ({ db, member, query, reply }) => {
    const page = toPage(query)
    const filter = toOrderFilter(query)
    checkFields({ ordered_to: filter.to }, { ordered_to: ['参照終了日', checkMinDate(filter.from)] })
    const { count, total } = await totalOfMemberOrders(db, member.id, filter)
    const orders = await listMemberOrders(db, member.id, { ...page, ...filter })
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
      pending_payments: await listPendingPayments(db, member.id),
    }
  })

  serve(app, getOrder, async ({ db, config, member, params }) => {
    const order = await findMemberOrder(db, member.id, parseOrderId(params.id))
    if (!order) throw orderNotFound()
    return fetchOrderDetail(db, { config }, order)
  })
}
