import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { settingOf } from '../../shop/setting/setting.sql'
import { compileOnce } from '../../platform/database/compile-once'

/** Fetches the rows that an order's mail shows, besides the order itself. */
export const fetchOrderMailRows = compileOnce(
  (db, { orderId, channelId }: { orderId: number; channelId: number }) =>
    db.selectNoFrom([
      jsonObjectFrom(
        db.selectFrom('channel').select(['channel.code', 'channel.name']).where('channel.id', '=', channelId),
      ).as('channel'),
      jsonArrayFrom(
        db.selectFrom('order_line').selectAll().where('order_id', '=', orderId).orderBy('order_line.id'),
      ).as('lines'),
      jsonArrayFrom(
        db
          .selectFrom('order_shipping')
          .selectAll()
          .where('order_id', '=', orderId)
          .orderBy('order_shipping.id'),
      ).as('shippings'),
      jsonObjectFrom(
        db
          .selectFrom('gift_order')
          .innerJoin('social_gift', 'social_gift.order_id', 'gift_order.order_id')
          .select(['gift_order.token_nonce', 'gift_order.token_hash', 'social_gift.expires_at'])
          .where('gift_order.order_id', '=', orderId)
          .orderBy('social_gift.id')
          .limit(1),
      ).as('gift'),
      settingOf(db, channelId, 'PRICE.IS_WITHOUT_TAX_FIRST').as('without_tax_first'),
    ]),
)
