import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/schema'

export async function fetchLayoutPages(db: Kysely<Database>, channelId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('page_layout')
    .select('page')
    .where('channel_id', '=', channelId)
    .orderBy('page')
    .execute()
  return rows.map(({ page }) => page)
}

export async function findLayout(db: Kysely<Database>, channelId: number, page: string) {
  return db
    .selectFrom('page_layout')
    .select(['page', 'title', 'areas'])
    .where('channel_id', '=', channelId)
    .where('page', '=', page)
    .executeTakeFirst()
}
