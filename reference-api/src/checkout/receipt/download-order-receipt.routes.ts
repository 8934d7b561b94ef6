import { downloadOrderReceipt } from '@storefront/contracts'
import { suggestFile } from '../../platform/http/reply-headers'
import { serve, type Api } from '../../platform/http/serve'
import { findMemberOrder } from '../../order/order/order-list.sql'
import { parseOrderId, orderNotFound } from '../../order/order/order-status.rules'
import { issueReceipt } from './issue-receipt.command'

export function downloadOrderReceiptRoutes(app: Api): void {
  serve(app, downloadOrderReceipt, async ({ db, member, params, clock, reply }) => {
    const order = await findMemberOrder(db, member.id, parseOrderId(params.id))
    if (!order) throw orderNotFound()
    const pdf = await issueReceipt(db, order, { channelId: order.channel_id, now: clock.now() })
    suggestFile(reply, `領収書_${order.order_no}.pdf`, 'application/pdf')
    return pdf
  })
}
