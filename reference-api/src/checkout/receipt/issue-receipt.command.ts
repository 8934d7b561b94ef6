import { findChannelById } from '../../shop/channel/channel.sql'
import type { Db } from '../../platform/database/db'
import { Rejection } from '../../platform/http/rejection'
import { listOrderLines } from '../../order/order/order-detail.sql'
import { mayHaveReceipt } from '../../order/order/order.sql'
import type { OrderRow } from '../../order/order/order.table'
import { fetchSettings } from '../../shop/setting/setting.sql'
import { markReceiptIssued } from './receipt.sql'
import { receiptPdf } from './receipt-pdf'
import { receiptIssuer } from './receipt.rules'

export const receiptNotAvailable = () =>
  new Rejection(422, 'order.receipt.not_available', 'このご注文の領収書はまだ発行できません。')

/** Returns the receipt as a PDF. The first receipt is the original. Later ones are marked as copies. */
export async function issueReceipt(
  db: Db,
  order: OrderRow,
  { channelId, now }: { channelId: number; now: Date },
): Promise<Buffer> {
  if (!(await mayHaveReceipt(db, order))) throw receiptNotAvailable()
  return db.transaction().execute(async (trx) => {
    const issued = await markReceiptIssued(trx, order.id, now)
    const [settings, shop] = [await fetchSettings(trx, channelId), await findChannelById(trx, channelId)]
    const lines = await listOrderLines(trx, [order.id])
    // The wording was fixed when the receipt was marked as issued, and may have changed since `order` was
    // read.
    const named = { ...order, ...issued.words }
    return receiptPdf(named, lines, { issuer: receiptIssuer(settings, shop.name), isCopy: issued.isCopy })
  })
}
