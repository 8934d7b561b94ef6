import type { OrderPaymentStatus } from '../../order/order/order-detail.table'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db'

export const findOrderPayment = (db: Db, orderId: number) =>
  db.selectFrom('order_payment').selectAll().where('order_id', '=', orderId).executeTakeFirst()

/** Returns false if the order has no payment. */
export async function updateOrderPayment(
  db: Db,
  orderId: number,
  change: { status: OrderPaymentStatus; transaction_id?: string; refunded?: number },
): Promise<boolean> {
  const updated = await db
    .updateTable('order_payment')
    .set({ ...change, updated_at: sql`now()` })
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return updated.numUpdatedRows === 1n
}

/** Marks a payment as under review if the payment is authorised or can still succeed. */
export const noteReview = (db: Db, orderId: number) =>
  db
    .updateTable('order_payment')
    .set({ status: 'review', updated_at: sql`now()` })
    .where('order_id', '=', orderId)
    .where('status', 'in', ['requested', 'challenged', 'authorised'])
    .execute()
