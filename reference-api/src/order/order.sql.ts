import type { OrderStatus } from '@storefront/contracts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../database/schema'
type Db = Kysely<Database>

export const findOrder = (db: Db, id: number) =>
  db.selectFrom('order').selectAll().where('id', '=', id).executeTakeFirst()

export const findOrderByNumber = (db: Db, channelId: number, orderNo: string) =>
  db
    .selectFrom('order')
    .selectAll()
    .where('channel_id', '=', channelId)
    .where('order_no', '=', orderNo)
    .executeTakeFirst()

/** The order that a cart has become, or is becoming. */
export const findOrderOfCart = (db: Db, cartId: number) =>
  db
    .selectFrom('order')
    .selectAll()
    .where('cart_id', '=', cartId)
    .where('status', '<>', 'payment_failed')
    .executeTakeFirst()

/** True when another cart's order was placed with this key; whoever comes with it at once waits. */
export async function isKeyOfAnotherCart(
  trx: Db,
  channelId: number,
  idempotencyKey: string,
  cartId: number,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(3, hashtext(${idempotencyKey}))`.execute(trx)
  const other = await trx
    .selectFrom('order')
    .select('id')
    .where('channel_id', '=', channelId)
    .where('idempotency_key', '=', idempotencyKey)
    .where((where) => where.or([where('cart_id', 'is', null), where('cart_id', '<>', cartId)]))
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

export const lockOrder = (trx: Db, id: number) =>
  trx.selectFrom('order').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export async function nextRunningNumber(trx: Db): Promise<number> {
  const { rows } = await sql<{ running: number }>`select nextval('order_running_number') as running`.execute(
    trx,
  )
  return rows[0]!.running
}

type Change = {
  status?: OrderStatus
  cancelled_at?: Date
  cancel_reason?: string
  cancel_only_ecd_key?: string
  payment_instruction?: string | null
  payment_expires_at?: Date | null
}

/** Moves an order on if it is still in one of the given states; false when someone else was faster. */
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

/** For the payment service, which knows no channels: order numbers are unique over all of them. */
export const findOrderByNumberOnly = (db: Db, orderNo: string) =>
  db.selectFrom('order').selectAll().where('order_no', '=', orderNo).executeTakeFirst()
