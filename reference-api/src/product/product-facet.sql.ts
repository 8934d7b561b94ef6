import type { ProductFacets } from '@storefront/contracts'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../database/schema'
import { priceRanges, priceSteps } from './product-search.rules'
import { foundByWords, hasStock, narrowingConditions, narrowings, priceWithTax, searched, type Narrowing, type ProductSearch } from './product-search.sql'

type Sql = RawBuilder<unknown>

export type SearchCounts = { total: number; facets: ProductFacets }

/**
 * How many products a search finds, and what each further choice would leave; a kind of choice does not narrow its own counts.
 * The products are walked once: each carries which choices it fits, and every count is taken from that.
 */
export async function fetchSearchCounts(db: Kysely<Database>, search: ProductSearch): Promise<SearchCounts> {
  const { channelId, rates } = search
  const conditions = narrowingConditions(search)
  const fits = sql.join(narrowings.map((kind) => sql`${conditions[kind] ?? sql`true`} as ${sql.ref(`fits_${kind}`)}`))
  const all = (except?: Narrowing) => {
    const chosen = narrowings.filter((kind) => kind !== except && conditions[kind])
    return sql.join([sql`true`, ...chosen.map((kind) => sql.ref(`fits_${kind}`))], sql` and `)
  }
  const list = (rows: Sql) => sql`(select coalesce(json_agg(json_build_object('key', x.key, 'name', x.name, 'count', x.count) order by x.position, x.id), '[]') from (${rows}) x)`
  const ofModel = (table: Sql, column: Sql, kind: Narrowing) =>
    list(sql`select f.key, f.name, f.position, f.id, c.count from (select ${column} as id, count(*)::int as count from found where ${all(kind)} group by 1) c join ${table} f on f.id = c.id`)
  const { rows } = await sql<ProductFacets & { total: number; price_min: number | null; price_max: number | null; price_counts: Record<string, number> }>`
    with recursive closure (ancestor, descendant) as (
      select id, id from category where channel_id = ${channelId} and table_name = 'products' and is_show
      union all
      select closure.ancestor, child.id from closure join category child on child.parent_id = closure.descendant and child.is_show),
    found as materialized (
      select p.id, m.id as model_id, m.brand_id, m.maker_id, ${priceWithTax(rates)}::int as price, ${hasStock} as has_stock, ${fits}
      from ${searched} where ${foundByWords(search)})
    select
      (select count(*)::int from found where ${all()}) as total,
      ${list(sql`select c.key, c.name, c.position, c.id, n.count from (
          select closure.ancestor as id, count(distinct found.id)::int as count from found
            join product_model_category mc on mc.product_model_id = found.model_id join closure on closure.descendant = mc.category_id
          where ${all('category')} group by 1) n join category c on c.id = n.id`)} as category,
      ${ofModel(sql`brand`, sql`brand_id`, 'brand')} as brand,
      ${ofModel(sql`maker`, sql`maker_id`, 'maker')} as maker,
      ${list(sql`select t.key, t.name, t.position, t.id, n.count from (
          select pt.tag_id as id, count(*)::int as count from found join product_tag pt on pt.product_id = found.id where ${all('tag')} group by 1) n
        join tag t on t.id = n.id`)} as tag,
      (select count(*)::int from found where ${all('stock')} and has_stock) as in_stock,
      (select min(price) from found where ${all('price')}) as price_min,
      (select max(price) from found where ${all('price')}) as price_max,
      (select coalesce(json_object_agg(bucket, count), '{}') from (
        select width_bucket(price, ${priceSteps}::int[]) as bucket, count(*)::int as count from found where ${all('price')} group by bucket) x) as price_counts`.execute(db)
  const { total, price_min, price_max, price_counts, ...facets } = rows[0]!
  return { total, facets: { ...facets, price: { min: price_min, max: price_max, ranges: priceRanges(price_counts) } } }
}
