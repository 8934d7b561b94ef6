import { orderIdOf, orderNotFound, hasReceipt } from '../../order/order-status.rules'
import { downloadGuestReceipt, downloadOrderReceipt } from '@storefront/contracts'
import type { Kysely } from 'kysely'
import { findChannelById } from '../../channel/channel.sql'
import type { Database } from '../../database/schema'
import { suggestFile } from '../../http/reply-headers'
import { receiptPdf } from './receipt-pdf'
import { receiptIssuer } from './receipt.rules'
import { Rejection } from '../../http/rejection'
import { serve, type Api } from '../../http/serve'
import { hashToken } from '../../secret/token.rules'
import { fetchSettings } from '../../setting/setting.sql'
import { findMemberOrder } from '../../order/order-list.sql'
import { listOrderLines } from '../../order/order-detail.sql'
import type { OrderRow } from '../../order/order.table'
import { findOrderByNumber } from '../../order/order.sql'

async function receiptOf(db: Kysely<Database>, order: OrderRow, channelId: number): Promise<Buffer> {
  if (!hasReceipt(order))
    throw new Rejection(422, 'order.receipt.not_available', 'このご注文の領収書はまだ発行できません。')
  const [settings, shop] = [await fetchSettings(db, channelId), await findChannelById(db, channelId)]
  return receiptPdf(order, await listOrderLines(db, [order.id]), receiptIssuer(settings, shop.name))
}

/** The receipt of an order: for its member, and for whoever holds a guest's link. */
export function receiptRoutes(app: Api): void {
  serve(app, downloadOrderReceipt, async ({ db, member, params, reply }) => {
    const order = await findMemberOrder(db, member.id, orderIdOf(params.id))
    if (!order) throw orderNotFound()
    const pdf = await receiptOf(db, order, order.channel_id)
    suggestFile(reply, `領収書_${order.order_no}.pdf`, 'application/pdf')
    return pdf
  })

  serve(app, downloadGuestReceipt, async ({ db, channel, params, query, reply }) => {
    const order = await findOrderByNumber(db, channel.id, params.no)
    if (!order || order.receipt_token_hash !== hashToken(query.t)) throw orderNotFound()
    const pdf = await receiptOf(db, order, channel.id)
    suggestFile(reply, `領収書_${order.order_no}.pdf`, 'application/pdf')
    void reply.header('cache-control', 'no-store')
    return pdf
  })
}
