import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/schema'

export async function fetchTags(db: Kysely<Database>, channelId: number) {
  return db
    .selectFrom('tag')
    .select(['id', 'key', 'name'])
    .where('channel_id', '=', channelId)
    .orderBy('position')
    .orderBy('id')
    .execute()
}
