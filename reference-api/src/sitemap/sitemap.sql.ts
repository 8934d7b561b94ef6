import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../database/schema'
import type { SitemapEntry } from './sitemap.rules'

/** Everything of a channel that has a page of its own. */
const pages = (channelId: number, now: Date): RawBuilder<unknown> => sql`
  select 1 as place, 'category' as kind, key, null::timestamptz as changed_at from category where channel_id = ${channelId} and table_name = 'products' and is_show
  union all select 2, 'product', key, updated_at from product where channel_id = ${channelId} and is_show
  union all select 3, 'maker', key, null from maker where channel_id = ${channelId} and is_show
  union all select 4, category::text, key, published_at from blog where channel_id = ${channelId} and is_show and published_at <= ${now.toISOString()}
  union all select 5, 'news', key, published_at from news where channel_id = ${channelId} and is_show and published_at <= ${now.toISOString()}
  union all select 6, 'static_page', url, updated_at from static_page where channel_id = ${channelId}
  union all select 7, 'landing_page', slug, null from landing_page where channel_id = ${channelId} and is_show and redirect_url is null`

export async function countSitemapEntries(
  db: Kysely<Database>,
  channelId: number,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{
    total: number
  }>`select count(*)::int as total from (${pages(channelId, now)}) page`.execute(db)
  return rows[0]?.total ?? 0
}

export async function fetchSitemapEntries(
  db: Kysely<Database>,
  channelId: number,
  now: Date,
  { limit, offset }: { limit: number; offset: number },
) {
  const { rows } =
    await sql<SitemapEntry>`select kind, key, changed_at from (${pages(channelId, now)}) page order by place, key limit ${limit} offset ${offset}`.execute(
      db,
    )
  return rows
}
