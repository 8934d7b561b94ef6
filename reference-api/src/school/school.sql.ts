import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'

export async function findSchool(db: Kysely<Database>, channelId: number, key: string) {
  return db
    .selectFrom('school')
    .selectAll()
    .where('channel_id', '=', channelId)
    .where('key', '=', key)
    .executeTakeFirst()
}
