import type { Db } from '../../platform/database/db'

export async function fetchFreeAreas(db: Db, channelId: number) {
  return db
    .selectFrom('free_area')
    .select(['code', 'title', 'body'])
    .where('channel_id', '=', channelId)
    .orderBy('position')
    .orderBy('code')
    .execute()
}
