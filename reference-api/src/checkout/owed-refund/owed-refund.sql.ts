import { sql, type Insertable } from 'kysely'
import type { Db } from '../../platform/database/db'
import type { OwedRefundTable } from './owed-refund.table'

export const insertOwedRefund = (trx: Db, row: Insertable<OwedRefundTable>) =>
  trx.insertInto('owed_refund').values(row).execute()

export const listOwedRefunds = (db: Db) =>
  db
    .selectFrom('owed_refund')
    .innerJoin('order', 'order.id', 'owed_refund.order_id')
    .select(['order_no', 'amount', 'reason', 'owed_at', 'payment_name', 'email'])
    .where('settled_at', 'is', null)
    .orderBy('owed_at')
    .orderBy('owed_refund.id')
    .execute()

export const settleOwedRefunds = (
  trx: Db,
  orderId: number,
  settled: { settled_at: Date; reference: string | null },
) =>
  trx
    .updateTable('owed_refund')
    .set(settled)
    .where('order_id', '=', orderId)
    .where('settled_at', 'is', null)
    .returning(['amount', 'reason'])
    .execute()

/**
 * Deletes open refunds for individual gifts when the whole order is refunded. Returns the amount already paid
 * back for gifts, in yen.
 */
export async function withdrawGiftRefunds(trx: Db, orderId: number): Promise<number> {
  await trx
    .deleteFrom('owed_refund')
    .where('order_id', '=', orderId)
    .where('reason', '=', 'gift_returned')
    .where('settled_at', 'is', null)
    .execute()
  const { paid } = await trx
    .selectFrom('owed_refund')
    .select(sql<number>`coalesce(sum(amount), 0)::integer`.as('paid'))
    .where('order_id', '=', orderId)
    .where('reason', '=', 'gift_returned')
    .executeTakeFirstOrThrow()
  return paid
}
