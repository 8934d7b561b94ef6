import type { Insertable } from 'kysely'
import type { Db } from '../../database/db'
import type { OwedRefundTable } from './owed-refund.table'

export const insertOwedRefund = (trx: Db, row: Insertable<OwedRefundTable>) =>
  trx.insertInto('owed_refund').values(row).execute()

/** What is still to be paid back, the oldest first. */
export const listOwedRefunds = (db: Db) =>
  db
    .selectFrom('owed_refund')
    .innerJoin('order', 'order.id', 'owed_refund.order_id')
    .select(['order_no', 'amount', 'reason', 'owed_at', 'payment_name', 'email'])
    .where('settled_at', 'is', null)
    .orderBy('owed_at')
    .orderBy('owed_refund.id')
    .execute()

/** Settles all that is owed for an order; answers the yen, 0 when nothing was. */
export async function settleOwedRefunds(
  trx: Db,
  orderId: number,
  settled: { settled_at: Date; reference: string | null },
): Promise<number> {
  const rows = await trx
    .updateTable('owed_refund')
    .set(settled)
    .where('order_id', '=', orderId)
    .where('settled_at', 'is', null)
    .returning('amount')
    .execute()
  return rows.reduce((sum, { amount }) => sum + amount, 0)
}
