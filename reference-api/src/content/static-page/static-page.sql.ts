import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/schema'

export async function findStaticPage(db: Kysely<Database>, channelId: number, url: string) {
  return db
    .selectFrom('static_page')
    .select(['url', 'title', 'description', 'content', 'updated_at'])
    .where('channel_id', '=', channelId)
    .where('url', '=', url)
    .executeTakeFirst()
}

export async function fetchStaticPageUrls(db: Kysely<Database>, channelId: number) {
  return db
    .selectFrom('static_page')
    .select(['url', 'title', 'is_listed'])
    .where('channel_id', '=', channelId)
    .orderBy('position')
    .orderBy('url')
    .execute()
}
