import type { Db } from '../database/db'
import type { Updateable } from 'kysely'
import type { OrderShippingTable } from '../order/order-detail.table'

export const findGiftShipping = (db: Db, id: number) =>
  db.selectFrom('order_shipping').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

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
