import { sql } from 'kysely'
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres'
import type { CartRow } from '../../cart/cart.table'
import { cartFacts, loadedCart } from '../../cart/state/cart-content.sql'
import { compileOnce } from '../../platform/database/compile-once'
import type { Trx } from '../../platform/database/db'
import { sellingSettings } from '../../shop/setting/setting.sql'

type Asked = { channelId: number; token: string; idempotencyKey: string }

/** The row is locked before the key, because `locked` is complete before its columns are selected. */
const lockQuery = compileOnce((db, { channelId, token, idempotencyKey }: Asked) =>
  db
    .with(
      (cte) => cte('locked').materialized(),
      (trx) =>
        trx
          .selectFrom('cart')
          .selectAll()
          .where('channel_id', '=', channelId)
          .where('token', '=', token)
          .forUpdate(),
    )
    .selectFrom('locked')
    .selectAll()
    .select(sql<string>`pg_advisory_xact_lock(3, hashtext(${idempotencyKey}))::text`.as('key_lock')),
)

/**
 * Locks a cart's row, then the idempotency key, until the transaction ends. Concurrent calls with the same
 * key wait for each other.
 */
export async function lockCartAndKey(trx: Trx, asked: Asked): Promise<CartRow | undefined> {
  const [row] = await lockQuery(trx, asked)
  if (!row) return undefined
  const { key_lock: _lock, ...cart } = row
  return cart
}

const isOrdered = sql<boolean>`exists (select from "order"
  where "order".cart_id = ${loadedCart.id} and "order".status <> 'payment_failed')`

/**
 * Selects whether the cart has been ordered, whether another cart has used the idempotency key, the next
 * running number for a new order, and whether the shop sells. Read after {@link lockCartAndKey}, so that it
 * sees rows committed while the call waited.
 */
export const placingFacts = cartFacts((db, { idempotencyKey }: { idempotencyKey: string }) =>
  jsonBuildObject({
    is_ordered: isOrdered,
    is_key_taken: sql<boolean>`exists (select from "order"
    where "order".channel_id = ${loadedCart.channelId} and "order".idempotency_key = ${idempotencyKey}
      and "order".cart_id is distinct from ${loadedCart.id})`,
    running: sql<number>`case when ${isOrdered} then 0 else nextval('order_running_number') end`,
    selling: jsonArrayFrom(sellingSettings(db, loadedCart.channelId)),
  }),
)
