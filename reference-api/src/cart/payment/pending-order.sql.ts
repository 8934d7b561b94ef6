import { sql, type Expression } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../platform/database/db'
import type { PendingOrder } from './pending-order.table'

export const pendingOrderRow = (db: Db, orderId: Expression<number | null>) =>
  db
    .selectFrom('order')
    .select(['order.order_no', 'order.payment_expires_at as expires_at', 'order.point'])
    .select((select) => [
      jsonArrayFrom(
        select
          .selectFrom('order_stock')
          .select(['order_stock.product_id', 'order_stock.quantity'])
          .whereRef('order_stock.order_id', '=', 'order.id'),
      ).as('stock'),
      sql<number[]>`array(select coupon_id from coupon_use where coupon_use.order_id = "order".id)`.as(
        'coupon_ids',
      ),
    ])
    .where('order.id', '=', orderId)
    .where('order.status', '=', 'pending_payment')
    .where('order.payment_expires_at', 'is not', null)

type Row = Omit<PendingOrder, 'expires_at'> & { expires_at: string | null }

/** Converts the expiry to UTC, because the JSON contains the expiry in the database's time zone. */
export const toPendingOrder = ({ expires_at, ...row }: Row): PendingOrder => ({
  ...row,
  expires_at: new Date(expires_at!).toISOString(),
})
