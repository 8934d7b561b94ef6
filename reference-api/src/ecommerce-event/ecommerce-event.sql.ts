import type { EcommerceEventTable } from './ecommerce-event.table'
import type { Insertable, Kysely } from 'kysely'
import type { Database } from '../database/schema'

export async function addEcommerceEvent(db: Kysely<Database>, event: Insertable<EcommerceEventTable>) {
  await db.insertInto('ecommerce_event').values(event).execute()
}

export async function findEcommerceEvent(db: Kysely<Database>, channelId: number, id: string, since: Date) {
  return db
    .selectFrom('ecommerce_event')
    .select(['id', 'name', 'args', 'created_at'])
    .where('channel_id', '=', channelId)
    .where('id', '=', id)
    .where('created_at', '>', since.toISOString())
    .executeTakeFirst()
}

/** Deletes events from before then, a few at a time; answers how many. */
export async function deleteOldEvents(db: Kysely<Database>, until: Date, limit: number): Promise<number> {
  const old = db
    .selectFrom('ecommerce_event')
    .select('id')
    .where('created_at', '<', until.toISOString())
    .limit(limit)
  const { numDeletedRows } = await db.deleteFrom('ecommerce_event').where('id', 'in', old).executeTakeFirst()
  return Number(numDeletedRows)
}
