import { findChannelById } from '../../shop/channel/channel.sql'
import { toShopFront } from '../../shop/channel/shop-front.rules'
import type { Trx } from '../../platform/database/db'
import { sendMail } from '../../platform/mail/send-mail.job'
import { listOrderLines } from '../../order/order/order-detail.sql'
import type { OrderRow } from '../../order/order/order.table'
import type { Services } from '../../services'
import { cancellationMail, type CancelledBy } from './cancellation-mail.rules'

type Tools = Pick<Services, 'config' | 'jobs'>
type Cancellation = { by: CancelledBy; reason: string; refund: number; cancelledAt: Date }

/** Enqueues the cancellation email, which is sent only if the transaction commits. */
export async function announceCancellation(
  trx: Trx,
  { config, jobs }: Tools,
  order: OrderRow,
  cancellation: Cancellation,
): Promise<void> {
  // The email address is empty once the order's personal data has been erased.
  if (order.email === '') return
  const shop = toShopFront({ config }, await findChannelById(trx, order.channel_id))
  const lines = await listOrderLines(trx, [order.id])
  await jobs.enqueue(trx, sendMail, cancellationMail({ shop, order, lines, ...cancellation }))
}
