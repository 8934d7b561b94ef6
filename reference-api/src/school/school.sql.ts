import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'

/** A school whose uniforms the shop sells; its key is on the order form that pupils get. */
export type SchoolTable = { channel_id: number; key: string; name: string }

export async function findSchool(db: Kysely<Database>, channelId: number, key: string) {
  return db
    .selectFrom('school')
    .selectAll()
    .where('channel_id', '=', channelId)
    .where('key', '=', key)
    .executeTakeFirst()
}
