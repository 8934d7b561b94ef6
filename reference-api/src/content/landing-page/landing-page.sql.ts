import { sql } from 'kysely'
import type { Db } from '../../platform/database/db'
import { pictureJson } from '../../platform/media/picture-lookup.sql'

const shown = (db: Db, channelId: number) =>
  db
    .selectFrom('landing_page')
    .select((eb) => [
      'slug',
      'title',
      'description',
      'content',
      'blocks',
      'redirect_url',
      sql<string>`coalesce(url, '/lp/' || slug)`.as('url'),
      pictureJson(eb.ref('landing_page.picture_id')).as('image'),
    ])
    .where('channel_id', '=', channelId)
    .where('is_show', '=', true)

export async function fetchLandingPages(db: Db, channelId: number) {
  return shown(db, channelId).orderBy('position').orderBy('slug').execute()
}

export async function findLandingPage(db: Db, channelId: number, slug: string) {
  return shown(db, channelId).where('slug', '=', slug).executeTakeFirst()
}
