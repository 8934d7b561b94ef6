import { downloadOrderReceipt } from '@storefront/contracts'
import { suggestFile } from '../../http/reply-headers'
import { serve, type Api } from '../../http/serve'
import { findMemberOrder } from '../../order/order-list.sql'
import { orderIdOf, orderNotFound } from '../../order/order-status.rules'
import { receiptOf } from './order-receipt'

/** The receipt of an order, for its member. */
export function downloadOrderReceiptRoutes(app: Api): void {
  serve(app, downloadOrderReceipt, async ({ db, member, params, reply }) => {
    const order = await findMemberOrder(db, member.id, orderIdOf(params.id))
    if (!order) throw orderNotFound()
    const pdf = await receiptOf(db, order, order.channel_id)
    suggestFile(reply, `領収書_${order.order_no}.pdf`, 'application/pdf')
    return pdf
  })
}
