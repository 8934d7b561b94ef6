import type { Kysely } from 'kysely'
import { findChannelById } from '../../channel/channel.sql'
import type { Database } from '../../database/schema'
import { Rejection } from '../../http/rejection'
import { listOrderLines } from '../../order/order-detail.sql'
import { hasReceipt } from '../../order/order-status.rules'
import type { OrderRow } from '../../order/order.table'
import { fetchSettings } from '../../setting/setting.sql'
import { receiptPdf } from './receipt-pdf'
import { receiptIssuer } from './receipt.rules'

/** The receipt of an order as a PDF. */
export async function receiptOf(db: Kysely<Database>, order: OrderRow, channelId: number): Promise<Buffer> {
  if (!hasReceipt(order))
    throw new Rejection(422, 'order.receipt.not_available', 'このご注文の領収書はまだ発行できません。')
  const [settings, shop] = [await fetchSettings(db, channelId), await findChannelById(db, channelId)]
  return receiptPdf(order, await listOrderLines(db, [order.id]), receiptIssuer(settings, shop.name))
}
