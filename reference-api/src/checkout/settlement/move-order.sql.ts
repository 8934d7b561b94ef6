import type { OrderStatus } from '@storefront/contracts'
import { sql } from 'kysely'
import { compileOnce } from '../../platform/database/compile-once'
import type { Db } from '../../platform/database/db'

export const lockOrder = (trx: Db, id: number) =>
  trx.selectFrom('order').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/**
 * Changes an order if it is still in one of the given states. Returns false if another request was faster.
 */
export async function moveOrder(
  trx: Db,
  id: number,
  from: readonly OrderStatus[],
  change: Change,
): Promise<boolean> {
  const moved = await trx
    .updateTable('order')
    .set(change)
    .where('id', '=', id)
    .where('status', 'in', from)
    .executeTakeFirst()
  return moved.numUpdatedRows === 1n
}

const acceptQuery = compileOnce<{ id: number }, { id: number }>((db, { id }) => ({
  compile: () =>
    sql<{ id: number }>`with moved as (
      update "order" set status = 'accepted', payment_expires_at = null
      where id = ${id} and status = 'pending_payment'
      returning id, cart_id),
    closed as (
      update cart set status = 'decided', pending_order_id = null, transaction_error = null,
        version = cart.version + 1
      from moved where cart.id = moved.cart_id)
    select id from moved`.compile(db),
}))

/** Accepts an order and closes its cart. Returns false if the order no longer awaits payment. */
export const acceptPaidOrder = async (trx: Db, id: number): Promise<boolean> =>
  (await acceptQuery(trx, { id })).length === 1

export async function listOverdueOrders(
  db: Db,
  status: 'pending_payment' | 'waiting_deposit',
  now: Date,
): Promise<number[]> {
  const rows = await db
    .selectFrom('order')
    .select('id')
    .where('status', '=', status)
    .where('payment_expires_at', '<=', now.toISOString())
    .orderBy('payment_expires_at')
    .limit(100)
    .execute()
  return rows.map(({ id }) => id)
}

export type Change = {
  status?: OrderStatus
  cancelled_at?: Date
  cancel_reason?: string
  cancel_only_ecd_key?: string
  payment_instruction?: string | null
  payment_expires_at?: Date | null
}
