import type { Tag } from '@storefront/contracts'
import { sql, type Expression, type SelectQueryBuilder } from 'kysely'
import type { Db } from '../../platform/database/db'
import type { Database } from '../../platform/database/schema'

/** A table of articles. `…_tag` and `…_product` link its rows with tags and products. */
export type ArticleTable = 'blog' | 'news'

const links = (table: ArticleTable, to: 'tag' | 'product') => sql.table(`${table}_${to}`)
const articleId = (table: ArticleTable) => sql.ref(`${table}_id`)

export const isPublished = (channelId: number, now: Date) =>
  sql<boolean>`(channel_id = ${channelId} and is_show and published_at <= ${now.toISOString()})`

/** Selects an article's tags as JSON, in the shop's order. */
export const tagsOf = (table: ArticleTable) => sql<Tag[]>`(
  select coalesce(json_agg(json_build_object('id', tag.id, 'key', tag.key, 'name', tag.name)
    order by tag.position, tag.id), '[]')
  from ${links(table, 'tag')} link join tag on tag.id = link.tag_id
  where link.${articleId(table)} = ${sql.ref(`${table}.id`)})`

export const hasTag = (table: ArticleTable, channelId: number, key: string) => sql<boolean>`id in (
  select ${articleId(table)} from ${links(table, 'tag')} link join tag on tag.id = link.tag_id
  where tag.channel_id = ${channelId} and tag.key = ${key})`

/** Lists the tags that the articles have, in the shop's order. */
export const fetchUsedTags = async (
  db: Db,
  table: ArticleTable,
  channelId: number,
  ids: Expression<unknown>,
) =>
  db
    .selectFrom('tag')
    .select(['tag.id', 'tag.key', 'tag.name'])
    .where('tag.channel_id', '=', channelId)
    .where(
      sql<boolean>`tag.id in (select tag_id from ${links(table, 'tag')} where ${articleId(table)} in ${ids})`,
    )
    .orderBy('tag.position')
    .orderBy('tag.id')
    .execute()

/** Lists the ids of the visible products that an article names, in its order. */
export async function fetchNamedProductIds(db: Db, table: ArticleTable, id: number): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    select product_id from ${links(table, 'product')} link
    join product on product.id = link.product_id and product.is_show
    where link.${articleId(table)} = ${id}
    order by link.position, product_id`.execute(db)
  return rows.map(({ product_id }) => product_id)
}

/** Fetches the articles before and after one, among those that the query selects. */
export async function fetchNeighbours<Table extends ArticleTable, Row>(
  articles: SelectQueryBuilder<Database, Table, Row>,
  { id, published_at }: { id: number; published_at: string },
): Promise<{ newer: Row | null; older: Row | null }> {
  const next = async (sign: '<' | '>', direction: 'asc' | 'desc') =>
    (await articles
      .where(sql<boolean>`(published_at, id) ${sql.raw(sign)} (${published_at}, ${id})`)
      .orderBy(sql`published_at`, direction)
      .orderBy(sql`id`, direction)
      .limit(1)
      .executeTakeFirst()) ?? null
  return { newer: await next('>', 'asc'), older: await next('<', 'desc') }
}
