import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/schema'

export async function findSelectedColorscheme(db: Kysely<Database>, channelId: number) {
  return db
    .selectFrom('colorscheme')
    .select(['key', 'data'])
    .where('channel_id', '=', channelId)
    .where('is_selected', '=', true)
    .executeTakeFirst()
}
