import { sql, type Insertable, type Kysely } from 'kysely'
import type { OrderLineTable, OrderShippingTable } from '../../order/order-detail.table'
import type { Db } from '../../database/db'
import type { Database } from '../../database/schema'
import type { OrderTable } from '../../order/order.table'

export const insertOrder = (trx: Kysely<Database>, order: Insertable<OrderTable>) =>
  trx.insertInto('order').values(order).returningAll().executeTakeFirstOrThrow()

export async function insertOrderShipping(
  trx: Db,
  shipping: Insertable<OrderShippingTable>,
): Promise<number> {
  return (await trx.insertInto('order_shipping').values(shipping).returning('id').executeTakeFirstOrThrow())
    .id
}

export const insertOrderLine = (trx: Db, line: Insertable<OrderLineTable>) =>
  trx.insertInto('order_line').values(line).execute()

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

export async function nextRunningNumber(trx: Db): Promise<number> {
  const { rows } = await sql<{ running: number }>`select nextval('order_running_number') as running`.execute(
    trx,
  )
  return rows[0]!.running
}
