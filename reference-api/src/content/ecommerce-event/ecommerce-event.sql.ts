import type { Db } from '../../platform/database/db'
import type { EcommerceEventTable } from './ecommerce-event.table'
import { sql, type Insertable } from 'kysely'

/**
 * Adds an event and returns its ID. If the cart's purchase was already recorded, returns the first record's
 * ID.
 */
export async function addEcommerceEvent(db: Db, event: Insertable<EcommerceEventTable>): Promise<string> {
  const added = await db
    .insertInto('ecommerce_event')
    .values(event)
    .onConflict((conflict) =>
      conflict
        .columns(['channel_id', 'token'])
        .where('name', '=', sql.lit('purchase'))
        // A no-op update returns the existing row in the same statement.
        .doUpdateSet({ name: 'purchase' }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return added.id
}

export async function findEcommerceEvent(db: Db, channelId: number, id: string, since: Date) {
  return db
    .selectFrom('ecommerce_event')
    .select(['id', 'name', 'args', 'created_at'])
    .where('channel_id', '=', channelId)
    .where('id', '=', id)
    .where('created_at', '>', since.toISOString())
    .executeTakeFirst()
}

/** Deletes up to `limit` events older than `until` and returns how many were deleted. */
export async function deleteOldEvents(db: Db, until: Date, limit: number): Promise<number> {
  const old = db
    .selectFrom('ecommerce_event')
    .select('id')
    .where('created_at', '<', until.toISOString())
    .limit(limit)
  const { numDeletedRows } = await db.deleteFrom('ecommerce_event').where('id', 'in', old).executeTakeFirst()
  return Number(numDeletedRows)
}
