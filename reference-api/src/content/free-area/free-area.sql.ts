import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/schema'

export async function fetchFreeAreas(db: Kysely<Database>, channelId: number) {
  return db
    .selectFrom('free_area')
    .select(['code', 'title', 'body'])
    .where('channel_id', '=', channelId)
    .orderBy('position')
    .orderBy('code')
    .execute()
}
