import type { ProductFacets, ProductQuery } from '@storefront/contracts'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../database/schema'
import type { Page } from '../paging.rules'
import type { TaxRates } from '../tax-rate/tax-rate.sql'
import { queryGramsOf } from './product-search.rules'

type Sql = RawBuilder<unknown>

/** What a search asks for, with its categories already resolved to ids. */
export type ProductSearch = { channelId: number; query: ProductQuery; categoryIds: number[] | undefined; rates: TaxRates }

type Narrowing = 'category' | 'brand' | 'maker' | 'tag' | 'price' | 'stock'

const from = sql`product p join product_model m on m.id = p.product_model_id`

const hasStock = sql`exists (select from product v join product_stock s on s.product_id = v.id
  where v.product_model_id = p.product_model_id and v.is_show and v.is_sale and (s.quantity > 0 or s.is_unlimited))`

const average = sql`(select avg(rv.rating) from product v join product_review rv on rv.product_id = v.id and rv.is_show
  where v.product_model_id = p.product_model_id)`

const orders: Record<NonNullable<ProductQuery['sort']>, Sql> = {
  recommended: sql`p.position, p.popularity desc, p.id desc`,
  newest: sql`p.released_on desc, p.id desc`,
  price_asc: sql`p.unit_price, p.id`,
  price_desc: sql`p.unit_price desc, p.id desc`,
  popular: sql`p.popularity desc, p.id desc`,
  review: sql`${average} desc nulls last, p.popularity desc, p.id desc`,
}

/** The shown price, rounded down as everywhere. */
const priceWithTax = ({ standard, reduced, exempt }: TaxRates) =>
  sql`(p.unit_price::bigint * (100 + case p.tax_class when 'standard' then ${standard}::int when 'reduced' then ${reduced}::int else ${exempt}::int end) / 100)`

function conditions({ channelId, query, categoryIds, rates }: ProductSearch, except?: Narrowing): Sql {
  const grams = queryGramsOf(query.word ?? '')
  const all: Sql[] = [sql`p.channel_id = ${channelId} and p.is_show and p.is_listed`]
  if (grams.length > 0) all.push(sql`p.search_grams @> ${grams}::text[]`)
  if (categoryIds && except !== 'category') {
    all.push(sql`exists (select from product_model_category mc where mc.product_model_id = m.id and mc.category_id = any(${categoryIds}::int[]))`)
  }
  if (query.brand && except !== 'brand') all.push(sql`m.brand_id in (select id from brand where channel_id = ${channelId} and key = any(${query.brand}::text[]))`)
  if (query.maker && except !== 'maker') all.push(sql`m.maker_id in (select id from maker where channel_id = ${channelId} and key = any(${query.maker}::text[]))`)
  if (query.tag && except !== 'tag') {
    all.push(sql`exists (select from product_tag pt join tag t on t.id = pt.tag_id where pt.product_id = p.id and t.key = any(${query.tag}::text[]))`)
  }
  if (query.price_from !== undefined && except !== 'price') all.push(sql`${priceWithTax(rates)} >= ${query.price_from}::bigint`)
  if (query.price_to !== undefined && except !== 'price') all.push(sql`${priceWithTax(rates)} <= ${query.price_to}::bigint`)
  if (query.in_stock === 1 && except !== 'stock') all.push(hasStock)
  return sql.join(all, sql` and `)
}

/** Ids of one page, and how many products the search finds in all. */
export async function searchProductIds(db: Kysely<Database>, search: ProductSearch, page: Page) {
  const where = conditions(search)
  const order = orders[search.query.sort ?? 'recommended']
  const { rows } = await sql<{ total: number; ids: number[] | null }>`select
    (select count(*)::int from ${from} where ${where}) as total,
    (select array_agg(found.id order by found.place) from (
      select p.id, row_number() over (order by ${order}) as place from ${from} where ${where} order by ${order} limit ${page.per} offset ${page.offset}
    ) found) as ids`.execute(db)
  return { total: rows[0]?.total ?? 0, ids: rows[0]?.ids ?? [] }
}

/** What each further choice would leave; a kind of choice does not narrow its own counts. One query for all. */
export async function fetchFacets(db: Kysely<Database>, search: ProductSearch): Promise<ProductFacets> {
  const { channelId, rates } = search
  const list = (rows: Sql) => sql`(select coalesce(json_agg(json_build_object('key', x.key, 'name', x.name, 'count', x.count) order by x.position, x.id), '[]') from (${rows}) x)`
  const ofModel = (table: Sql, column: Sql, kind: Narrowing) =>
    list(sql`select f.key, f.name, f.position, f.id, count(*)::int as count from ${from} join ${table} f on f.id = ${column}
      where ${conditions(search, kind)} group by f.id`)
  const { rows } = await sql<ProductFacets & { price_min: number | null; price_max: number | null }>`
    with recursive closure (ancestor, descendant) as (
      select id, id from category where channel_id = ${channelId} and table_name = 'products' and is_show
      union all
      select closure.ancestor, child.id from closure join category child on child.parent_id = closure.descendant and child.is_show)
    select
      ${list(sql`select c.key, c.name, c.position, c.id, count(distinct p.id)::int as count from ${from}
        join product_model_category mc on mc.product_model_id = m.id join closure on closure.descendant = mc.category_id
        join category c on c.id = closure.ancestor where ${conditions(search, 'category')} group by c.id`)} as category,
      ${ofModel(sql`brand`, sql`m.brand_id`, 'brand')} as brand,
      ${ofModel(sql`maker`, sql`m.maker_id`, 'maker')} as maker,
      ${list(sql`select t.key, t.name, t.position, t.id, count(*)::int as count from ${from} join product_tag pt on pt.product_id = p.id
        join tag t on t.id = pt.tag_id where ${conditions(search, 'tag')} group by t.id`)} as tag,
      (select count(*)::int from ${from} where ${conditions(search, 'stock')} and ${hasStock}) as in_stock,
      (select min(${priceWithTax(rates)}) from ${from} where ${conditions(search, 'price')}) as price_min,
      (select max(${priceWithTax(rates)}) from ${from} where ${conditions(search, 'price')}) as price_max`.execute(db)
  const { price_min = null, price_max = null, ...facets } = rows[0]!
  return { ...facets, price: { min: price_min, max: price_max } }
}
