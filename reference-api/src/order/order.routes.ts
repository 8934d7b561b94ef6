import {
  cancelOrder,
  downloadGuestReceipt,
  downloadOrderReceipt,
  getOrder,
  listOrders,
} from '@storefront/contracts'
import type { Kysely } from 'kysely'
import { findChannelById } from '../channel/channel.sql'
import type { Database } from '../database/schema'
import { pageOf, suggestFile, writePaging } from '../paging.rules'
import { receiptPdf } from '../receipt/receipt-pdf'
import { receiptIssuer } from '../receipt/receipt.rules'
import { Rejection } from '../rejection'
import { serve, type Api } from '../serve'
import type { Services } from '../services'
import { hashToken } from '../session/token.rules'
import { fetchSettings } from '../setting/setting.sql'
import { findSocialGiftOfOrder } from '../social-gift/social-gift.sql'
import { cancelMemberOrder } from './cancel-order'
import { giftPath } from './link-token.rules'
import { findMemberOrder, listAnsweredGifts, listMemberOrders, totalOfMemberOrders } from './order-list.sql'
import { listCouponUses, listOrderLines, listOrderShippings } from './order-detail.sql'
import { hasReceipt } from './order-status.rules'
import { orderDetail, orderSummary } from './order-view.rules'
import type { OrderRow } from './order.table'
import { findOrderByNumber } from './order.sql'

const notFound = () => new Rejection(404, 'order.not_found', 'ご注文が見つかりません。')

/** Ids come as text; what is no number is no order. */
const idOf = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : 0)

async function detailOf(db: Kysely<Database>, { config }: Pick<Services, 'config'>, order: OrderRow) {
  const gift = await findSocialGiftOfOrder(db, order.id)
  return orderDetail({
    order,
    shippings: await listOrderShippings(db, order.id),
    lines: await listOrderLines(db, [order.id]),
    coupons: await listCouponUses(db, order.id),
    gift: gift ? { ...gift, path: giftPath(config.secrets, gift) } : null,
  })
}

async function receiptOf(db: Kysely<Database>, order: OrderRow, channelId: number): Promise<Buffer> {
  if (!hasReceipt(order))
    throw new Rejection(422, 'order.receipt.not_available', 'このご注文の領収書はまだ発行できません。')
  const [settings, shop] = [await fetchSettings(db, channelId), await findChannelById(db, channelId)]
  return receiptPdf(order, await listOrderLines(db, [order.id]), receiptIssuer(settings, shop.name))
}

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
          answered.has(order.id),
        ),
      ),
      user_order_total_payment: total,
    }
  })

  serve(app, getOrder, async ({ db, config, member, params }) => {
    const order = await findMemberOrder(db, member.id, idOf(params.id))
    if (!order) throw notFound()
    return detailOf(db, { config }, order)
  })

  serve(app, cancelOrder, async ({ db, config, member, params, body }) => {
    const order = await cancelMemberOrder(app.services, member.id, idOf(params.id), body.cancel_reason)
    return detailOf(db, { config }, order)
  })

  serve(app, downloadOrderReceipt, async ({ db, member, params, reply }) => {
    const order = await findMemberOrder(db, member.id, idOf(params.id))
    if (!order) throw notFound()
    const pdf = await receiptOf(db, order, order.channel_id)
    suggestFile(reply, `領収書_${order.order_no}.pdf`, 'application/pdf')
    return pdf
  })

  serve(app, downloadGuestReceipt, async ({ db, channel, params, query, reply }) => {
    const order = await findOrderByNumber(db, channel.id, params.no)
    if (!order || order.receipt_token_hash !== hashToken(query.t)) throw notFound()
    const pdf = await receiptOf(db, order, channel.id)
    suggestFile(reply, `領収書_${order.order_no}.pdf`, 'application/pdf')
    void reply.header('cache-control', 'no-store')
    return pdf
  })
}
