import type { ProductFacets } from '@storefront/contracts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../platform/database/db'
import { priceRanges, priceSteps } from './search/product-search.rules'
import {
  matchCondition,
  facetGroupConditions,
  priceFits,
  priceWithTax,
  recipientIds,
  searchSource,
  type ProductSearch,
} from './search/product-search.sql'

type Sql = RawBuilder<unknown>

/**
 * Refreshes the availability of every model in a channel, because products can sell out during an import
 * without the import seeing it.
 */
export async function refreshAvailability(db: Db, channelId: number): Promise<void> {
  await sql`select refresh_product_availability(array(select id from product_model where channel_id = ${channelId}))`.execute(
    db,
  )
}

export type SearchCounts = { total: number; facets: ProductFacets }

const narrowings = [
  'category',
  'brand',
  'maker',
  'tag',
  'occasion',
  'recipient',
  'trait',
  'allergen',
  'day',
  'price',
  'stock',
] as const
type Narrowing = (typeof narrowings)[number]

/** Returns the selected filters as conditions on a facet group `k` or a tally `t`. */
function toConditions(search: ProductSearch): Partial<Record<Narrowing, Sql>> {
  const { price_from, price_to, in_stock } = search.query
  return {
    ...facetGroupConditions(search),
    ...((price_from !== undefined || price_to !== undefined) && { price: sql`t.is_priced` }),
    ...(in_stock === 1 && { stock: sql`t.has_stock` }),
  }
}

/**
 * Counts a search's results, and how many would remain for each further choice. A filter doesn't narrow its
 * own counts, except for traits, which must all match.
 * Matching rows are read once and tallied by group of similar products. Every count is then derived from
 * these few tallies.
 */
export async function fetchSearchCounts(db: Db, search: ProductSearch): Promise<SearchCounts> {
  const conditions = toConditions(search)
  const fits = sql.join(
    narrowings.map((kind) => sql`${conditions[kind] ?? sql`true`} as ${sql.ref(`fits_${kind}`)}`),
  )
  const all = (except?: Narrowing) => {
    const chosen = narrowings.filter((kind) => kind !== except && conditions[kind])
    return sql.join([sql`true`, ...chosen.map((kind) => sql.ref(`fits_${kind}`))], sql` and `)
  }
  const list = (table: Sql, rows: Sql) => sql`(
    select coalesce(json_agg(json_build_object('key', x.key, 'name', x.name, 'count', c.count) order by x.position, x.id), '[]')
    from (select id, sum(n)::int as count from (${rows}) r group by id) c join ${table} x on x.id = c.id)`
  const each = (ids: Sql, kind: Narrowing) =>
    sql`select unnest(${ids}) as id, n from counted where ${all(kind)}`
  // A choice that leaves nothing still has its name, for the chip that takes it off.
  const chosen = (table: Sql, keys: readonly string[] = []) =>
    keys.length === 0
      ? sql``
      : sql` union all select id, 0 as n from ${table} where channel_id = ${search.channelId} and key = any(${keys}::text[])`
  const { occasion, recipient, tag } = search.query
  const { rows } = await sql<
    ProductFacets & {
      total: number
      price_min: number | null
      price_max: number | null
      price_counts: Record<string, number>
    }
  >`
    with found as (
      select f.kind_id, f.has_stock, ${priceWithTax(search.rates)}::int as price from ${searchSource(search)} where ${matchCondition(search)}),
    tally as (
      select kind_id, width_bucket(price, ${priceSteps}::int[]) as bucket, ${priceFits(search, sql`price`) ?? sql`true`} as is_priced, has_stock,
        count(*)::int as n, min(price) as price_min, max(price) as price_max
      from found group by 1, 2, 3, 4),
    counted as materialized (select t.*, k.brand_id, k.maker_id, k.category_ids, k.tag_ids, k.occasion_ids, ${recipientIds(search)} as recipient_ids, k.traits, k.allergens, ${fits} from tally t join product_facet_kind k on k.id = t.kind_id)
    select
      (select coalesce(sum(n), 0)::int from counted where ${all()}) as total,
      ${list(sql`category`, each(sql`category_ids`, 'category'))} as category,
      ${list(sql`brand`, sql`select brand_id as id, n from counted where ${all('brand')}`)} as brand,
      ${list(sql`maker`, sql`select maker_id as id, n from counted where ${all('maker')}`)} as maker,
      ${list(sql`tag`, sql`${each(sql`tag_ids`, 'tag')}${chosen(sql`tag`, tag)}`)} as tag,
      ${list(sql`(select * from occasion where is_show)`, sql`${each(sql`occasion_ids`, 'occasion')}${chosen(sql`occasion`, occasion)}`)} as occasion,
      ${list(sql`recipient`, sql`${each(sql`recipient_ids`, 'recipient')}${chosen(sql`recipient`, recipient)}`)} as recipient,
      (select coalesce(json_agg(json_build_object('key', key, 'name', key, 'count', count) order by key), '[]') from (
        select key, sum(n)::int as count from (select unnest(traits) as key, n from counted where ${all()}) x group by key) y) as trait,
      (select coalesce(json_agg(json_build_object('key', key, 'name', key, 'count', (select sum(n)::int from counted where ${all('allergen')}) - n) order by n desc, key), '[]') from (
        select key, sum(n)::int as n from (select unnest(allergens) as key, n from counted where ${all('allergen')}) x group by key) y) as allergen,
      (select coalesce(sum(n), 0)::int from counted where ${all('stock')} and has_stock) as in_stock,
      (select min(price_min) from counted where ${all('price')}) as price_min,
      (select max(price_max) from counted where ${all('price')}) as price_max,
      (select coalesce(json_object_agg(bucket, count), '{}') from (
        select bucket, sum(n)::int as count from counted where ${all('price')} group by bucket) x) as price_counts`.execute(
    db,
  )
  const { total, price_min, price_max, price_counts, ...facets } = rows[0]!
  return {
    total,
    facets: { ...facets, price: { min: price_min, max: price_max, ranges: priceRanges(price_counts) } },
  }
}
