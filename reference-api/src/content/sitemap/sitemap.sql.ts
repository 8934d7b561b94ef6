import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../platform/database/db'
import type { SitemapEntry } from './sitemap.rules'

const pages = (channelId: number, now: Date): RawBuilder<unknown> => sql`
  select 1 as place, 'category' as kind, key, null::timestamptz as changed_at from category where channel_id = ${channelId} and table_name = 'products' and is_show
  union all select 2, 'product', key, updated_at from product where channel_id = ${channelId} and is_show and (is_listed or not exists (
    select from product listed where listed.product_model_id = product.product_model_id and listed.is_show and listed.is_listed))
  union all select 3, 'occasions', path, null from unnest(array['/gift-finder', '/occasion', '/ranking']) path where exists (select from occasion where channel_id = ${channelId} and is_show)
  union all select 4, 'occasion', key, null from occasion where channel_id = ${channelId} and is_show
  union all select 5, 'maker', key, null from maker where channel_id = ${channelId} and is_show
  union all select 6, category::text, key, published_at from blog where channel_id = ${channelId} and is_show and published_at <= ${now.toISOString()}
  union all select 7, 'news', key, published_at from news where channel_id = ${channelId} and is_show and published_at <= ${now.toISOString()}
  union all select 10, 'school', key, null from school where channel_id = ${channelId}
  union all select 8, 'static_page', url, updated_at from static_page where channel_id = ${channelId}
  union all select 9, 'landing_page', coalesce(url, '/lp/' || slug), null from landing_page where channel_id = ${channelId} and is_show and redirect_url is null`

/**
 * Fetches the time of the last change in each part of the sitemap, in order. The time is null if it is
 * unknown.
 */
export async function fetchSitemapParts(
  db: Db,
  channelId: number,
  now: Date,
  entriesPerPart: number,
): Promise<SitemapEntry['changed_at'][]> {
  const { rows } = await sql<Pick<SitemapEntry, 'changed_at'>>`select max(changed_at) as changed_at from (
    select changed_at, (row_number() over (order by place, key) - 1) / ${entriesPerPart}::int as part from (${pages(channelId, now)}) page
  ) numbered group by part order by part`.execute(db)
  return rows.map(({ changed_at }) => changed_at)
}

export async function fetchSitemapEntries(
  db: Db,
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
