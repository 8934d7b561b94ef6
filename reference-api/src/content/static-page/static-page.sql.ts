import type { Db } from '../../platform/database/db'

export async function findStaticPage(db: Db, channelId: number, url: string) {
  return db
    .selectFrom('static_page')
    .select(['url', 'title', 'description', 'content', 'updated_at'])
    .where('channel_id', '=', channelId)
    .where('url', '=', url)
    .executeTakeFirst()
}

export async function fetchStaticPageUrls(db: Db, channelId: number) {
  return db
    .selectFrom('static_page')
    .select(['url', 'title', 'is_listed'])
    .where('channel_id', '=', channelId)
    .orderBy('position')
    .orderBy('url')
    .execute()
}
