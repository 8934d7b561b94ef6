import type { Db } from '../../platform/database/db'

export async function fetchTags(db: Db, channelId: number) {
  return db
    .selectFrom('tag')
    .select(['id', 'key', 'name'])
    .where('channel_id', '=', channelId)
    .orderBy('position')
    .orderBy('id')
    .execute()
}
