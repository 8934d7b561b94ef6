import type { SocialGiftShipping } from '@storefront/contracts'
import type { Db } from '../database/db'
import { timezoneName } from '../delivery/leadtime.rules'
import { giftLetter } from './social-gift.rules'
import type { SocialGiftRow } from './social-gift.table'
import type { Updateable } from 'kysely'
import type { OrderShippingTable } from '../order/order-detail.table'

export const findGiftShipping = (db: Db, id: number) =>
  db.selectFrom('order_shipping').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** The wish comes back, the address never does: the link may have been handed on. */
export async function wireGiftShipping(db: Db, gift: SocialGiftRow): Promise<SocialGiftShipping> {
  const { delivery_at, delivery_timezone_key } = await findGiftShipping(db, gift.order_shipping_id)
  return {
    id: gift.order_shipping_id,
    input: { delivery_at, delivery_timezone: timezoneName(delivery_timezone_key), delivery_timezone_key },
    ...giftLetter(gift),
  }
}

export const listGiftLines = (db: Db, orderShippingId: number) =>
  db
    .selectFrom('order_line')
    .innerJoin('product', 'product.id', 'order_line.product_id')
    .select(['order_line.product_id', 'order_line.product_info', 'order_line.quantity', 'product.lead_days'])
    .where('order_line.order_shipping_id', '=', orderShippingId)
    .orderBy('order_line.id')
    .execute()

export type GiftLineRow = Awaited<ReturnType<typeof listGiftLines>>[number]

export const writeGiftShipping = (trx: Db, id: number, shipping: Updateable<OrderShippingTable>) =>
  trx.updateTable('order_shipping').set(shipping).where('id', '=', id).execute()
