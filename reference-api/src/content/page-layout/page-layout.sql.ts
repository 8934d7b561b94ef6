import type { Db } from '../../platform/database/db'

export async function fetchLayoutPages(db: Db, channelId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('page_layout')
    .select('page')
    .where('channel_id', '=', channelId)
    .orderBy('page')
    .execute()
  return rows.map(({ page }) => page)
}

export async function findLayout(db: Db, channelId: number, page: string) {
  return db
    .selectFrom('page_layout')
    .select(['page', 'title', 'areas'])
    .where('channel_id', '=', channelId)
    .where('page', '=', page)
    .executeTakeFirst()
}
