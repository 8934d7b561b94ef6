import { isCovered } from '../../payment/credit/covered-order.sql'
import type { Db } from '../../platform/database/db'
import { hasReceipt } from './order-status.rules'
import type { OrderRow } from './order.table'

export const findOrder = (db: Db, id: number) =>
  db.selectFrom('order').selectAll().where('id', '=', id).executeTakeFirst()

export const findOrderByNumber = (db: Db, channelId: number, orderNo: string) =>
  db
    .selectFrom('order')
    .selectAll()
    .where('channel_id', '=', channelId)
    .where('order_no', '=', orderNo)
    .executeTakeFirst()

/** Finds the order of a cart, whether placed or still in progress. */
export const findOrderOfCart = (db: Db, cartId: number) =>
  db
    .selectFrom('order')
    .selectAll()
    .where('cart_id', '=', cartId)
    .where('status', '<>', 'payment_failed')
    .executeTakeFirst()

/**
 * Finds an order without its channel, for the payment service, which doesn't know about channels. Order
 * numbers are unique across channels.
 */
export const findOrderByNumberOnly = (db: Db, orderNo: string) =>
  db.selectFrom('order').selectAll().where('order_no', '=', orderNo).executeTakeFirst()

/** Extends `hasReceipt` by considering the payments received for an order on account. */
export const mayHaveReceipt = async (db: Db, order: OrderRow): Promise<boolean> =>
  hasReceipt({ ...order, isCovered: await isCovered(db, order) })
