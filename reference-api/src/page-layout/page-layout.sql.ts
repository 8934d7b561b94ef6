import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'

export async function findLayout(db: Kysely<Database>, channelId: number, page: string) {
  return db
    .selectFrom('page_layout')
    .select(['page', 'title', 'areas'])
    .where('channel_id', '=', channelId)
    .where('page', '=', page)
    .executeTakeFirst()
}
