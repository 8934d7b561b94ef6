import type { Db } from '../../platform/database/db'

export const findGiftOrder = (db: Db, orderId: number) =>
  db.selectFrom('gift_order').selectAll().where('order_id', '=', orderId).executeTakeFirst()

export const findOrderOfGiver = (db: Db, channelId: number, tokenHash: string) =>
  db
    .selectFrom('gift_order')
    .innerJoin('order', 'order.id', 'gift_order.order_id')
    .selectAll('order')
    .where('gift_order.token_hash', '=', tokenHash)
    .where('order.channel_id', '=', channelId)
    .executeTakeFirst()
