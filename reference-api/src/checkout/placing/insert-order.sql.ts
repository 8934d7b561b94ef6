import { sql, type Insertable } from 'kysely'
import type {
  OrderLineRow,
  OrderLineTable,
  OrderShippingRow,
  OrderShippingTable,
} from '../../order/order/order-detail.table'
import type { CartRow } from '../../cart/cart.table'
import type { Db } from '../../platform/database/db'
import type { OrderTable } from '../../order/order/order.table'

export const insertOrder = (trx: Db, order: Insertable<OrderTable>) =>
  trx.insertInto('order').values(order).returningAll().executeTakeFirstOrThrow()

/** Inserts the rows and returns them in the given order. */
export async function insertOrderShippings(
  trx: Db,
  shippings: readonly Insertable<OrderShippingTable>[],
): Promise<OrderShippingRow[]> {
  if (shippings.length === 0) return []
  return trx.insertInto('order_shipping').values(shippings).returningAll().execute()
}

/** Inserts the rows and returns them in the given order. */
export async function insertOrderLines(
  trx: Db,
  lines: readonly Insertable<OrderLineTable>[],
): Promise<OrderLineRow[]> {
  if (lines.length === 0) return []
  return trx.insertInto('order_line').values(lines).returningAll().execute()
}

/**
 * Returns the next running number and whether another cart has already used this idempotency key. Concurrent
 * calls with the same key wait for each other.
 */
export async function takeRunningNumber(
  trx: Db,
  { channel_id, id }: Pick<CartRow, 'channel_id' | 'id'>,
  idempotencyKey: string,
): Promise<{ running: number; isKeyTaken: boolean }> {
  await sql`select pg_advisory_xact_lock(3, hashtext(${idempotencyKey}))`.execute(trx)
  // A separate statement, so that it sees rows committed while this call waited for the key.
  const ofKey = trx
    .selectFrom('order')
    .select('id')
    .where('channel_id', '=', channel_id)
    .where('idempotency_key', '=', idempotencyKey)
    .where((where) => where.or([where('cart_id', 'is', null), where('cart_id', '<>', id)]))
  return trx
    .selectNoFrom([
      sql<number>`nextval('order_running_number')`.as('running'),
      sql<boolean>`exists ${ofKey}`.as('isKeyTaken'),
    ])
    .executeTakeFirstOrThrow()
}
