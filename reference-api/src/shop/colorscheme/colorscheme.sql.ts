import type { Db } from '../../platform/database/db'

export async function findSelectedColorscheme(db: Db, channelId: number) {
  return db
    .selectFrom('colorscheme')
    .select(['key', 'data'])
    .where('channel_id', '=', channelId)
    .where('is_selected', '=', true)
    .executeTakeFirst()
}
