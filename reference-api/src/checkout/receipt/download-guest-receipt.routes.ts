import { downloadGuestReceipt } from '@storefront/contracts'
import { suggestFile } from '../../http/reply-headers'
import { serve, type Api } from '../../http/serve'
import { orderNotFound } from '../../order/order-status.rules'
import { findOrderByNumber } from '../../order/order.sql'
import { hashToken } from '../../secret/token.rules'
import { receiptOf } from './order-receipt'

/** The receipt of an order, for whoever holds a guest's link. */
export function downloadGuestReceiptRoutes(app: Api): void {
  serve(app, downloadGuestReceipt, async ({ db, channel, params, query, reply }) => {
    const order = await findOrderByNumber(db, channel.id, params.no)
    if (!order || order.receipt_token_hash !== hashToken(query.t)) throw orderNotFound()
    const pdf = await receiptOf(db, order, channel.id)
    suggestFile(reply, `領収書_${order.order_no}.pdf`, 'application/pdf')
    void reply.header('cache-control', 'no-store')
    return pdf
  })
}
