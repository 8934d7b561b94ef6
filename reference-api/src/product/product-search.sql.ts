import type { ProductQuery } from '@storefront/contracts'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../database/schema'
import type { Page } from '../paging.rules'
import type { TaxRates } from '../tax-rate/tax-rate.sql'
import { queryGramsOf, queryWordsOf } from './product-search.rules'

type Sql = RawBuilder<unknown>

/** What a search asks for, with its categories already resolved to ids. */
export type ProductSearch = { channelId: number; query: ProductQuery; categoryIds: number[] | undefined; rates: TaxRates }

const searched = sql`product p join product_model m on m.id = p.product_model_id`

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
export const priceWithTax = ({ standard, reduced, exempt }: TaxRates, row: 'p' | 'f' = 'p') =>
  sql`(${sql.ref(`${row}.unit_price`)}::bigint * (100 + case ${sql.ref(`${row}.tax_class`)} when 'standard' then ${standard}::int when 'reduced' then ${reduced}::int else ${exempt}::int end) / 100)`

/** What every search of these words in this channel holds to: the grams lead there by their index, the text proves it. */
function foundByWords({ channelId, query }: ProductSearch): Sql {
  const word = query.word ?? ''
  const grams = queryGramsOf(word)
  const all: Sql[] = [sql`p.channel_id = ${channelId} and p.is_show and p.is_listed`]
  if (grams.length > 0) all.push(sql`p.search_grams @> ${grams}::text[]`)
  for (const one of queryWordsOf(word)) if ([...one].length > 2) all.push(sql`(p.search_text = '' or strpos(p.search_text, ${one}) > 0)`)
  return sql.join(all, sql` and `)
}

/** Ids of the chosen brands, makers or tags. */
export const idsOf = (table: Sql, channelId: number, keys: string[]) => sql`(select id from ${table} where channel_id = ${channelId} and key = any(${keys}::text[]))`

/** The condition on a price with tax, if one was chosen. */
export function priceFits({ query: { price_from, price_to } }: ProductSearch, price: Sql): Sql | undefined {
  const bounds = [...(price_from === undefined ? [] : [sql`${price} >= ${price_from}::bigint`]), ...(price_to === undefined ? [] : [sql`${price} <= ${price_to}::bigint`])]
  return bounds.length > 0 ? sql`(${sql.join(bounds, sql` and `)})` : undefined
}

/** The choices that were made, as conditions of a product. */
function narrowed(search: ProductSearch): Sql[] {
  const { channelId, query, categoryIds, rates } = search
  const price = priceFits(search, priceWithTax(rates))
  const keys = (table: Sql, wanted: string[]) => idsOf(table, channelId, wanted)
  return [
    ...(categoryIds ? [sql`exists (select from product_model_category mc where mc.product_model_id = m.id and mc.category_id = any(${categoryIds}::int[]))`] : []),
    ...(query.brand ? [sql`m.brand_id in ${keys(sql`brand`, query.brand)}`] : []),
    ...(query.maker ? [sql`m.maker_id in ${keys(sql`maker`, query.maker)}`] : []),
    ...(query.tag ? [sql`exists (select from product_tag pt where pt.product_id = p.id and pt.tag_id in ${keys(sql`tag`, query.tag)})`] : []),
    ...(price ? [price] : []),
    ...(query.in_stock === 1 ? [hasStock] : []),
  ]
}

/** The products that the words find, each with what it is counted by. */
export const facetsFoundByWords = (search: ProductSearch): Sql =>
  queryWordsOf(search.query.word ?? '').length === 0
    ? sql`product_facet f where f.channel_id = ${search.channelId}`
    : sql`product p join product_facet f on f.product_id = p.id where ${foundByWords(search)}`

/** Ids of one page, in the order that was asked for. */
export async function searchProductIds(db: Kysely<Database>, search: ProductSearch, page: Page): Promise<number[]> {
  const where = sql.join([foundByWords(search), ...narrowed(search)], sql` and `)
  const order = orders[search.query.sort ?? 'recommended']
  const { rows } = await sql<{ id: number }>`select p.id from ${searched} where ${where} order by ${order} limit ${page.per} offset ${page.offset}`.execute(db)
  return rows.map(({ id }) => id)
}
