import type { Generated, Kysely } from 'kysely'
import type { GeneratedInstant, Id } from '../database/column'
import type { Database } from '../database/schema'

export type StaticPageTable = {
  id: Id
  channel_id: number
  url: string
  title: string
  description: Generated<string>
  content: string
  is_listed: Generated<boolean>
  position: Generated<number>
  updated_at: GeneratedInstant
}

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
