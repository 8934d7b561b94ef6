import type { ChildSex, ProductQuery } from '@storefront/contracts'
import { findBudgetOfRange } from '@storefront/locale-ja'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../platform/database/db'
import type { Page } from '../../../platform/paging/paging.rules'
import type { TaxRates } from '../../../shop/tax-rate/tax-rate.table'
import type { ResolvedWord } from '../words/resolve-query.rules'
import { computeQueryGrams } from './product-search.rules'
import { findByPostings, hasNotAny, isWhole } from './search-postings.sql'

type Sql = RawBuilder<unknown>

/** A search whose categories have been resolved to ids. */
export type ProductSearch = {
  channelId: number
  query: ProductQuery
  /** The query's words as the shop's lexicon resolves them. */
  words: readonly ResolvedWord[]
  categoryIds: number[] | undefined
  /** Max lead days. A product with a longer lead time would arrive after the requested date. */
  leadDaysMax?: number
  rates: TaxRates
}

/** Reviews of any variant count for the whole model. */
const reviewed = sql`left join (select v.product_model_id, avg(rv.rating) as average from product_review rv join product v on v.id = rv.product_id
  where rv.is_show group by 1) r on r.product_model_id = f.product_model_id`

const orders = (price: Sql): Record<NonNullable<ProductQuery['sort']>, Sql> => ({
  recommended: sql`f.position, f.popularity desc, f.product_id desc`,
  newest: sql`f.released_on desc, f.product_id desc`,
  price_asc: sql`${price}, f.product_id`,
  price_desc: sql`${price} desc, f.product_id desc`,
  popular: sql`f.popularity desc, f.product_id desc`,
  review: sql`r.average desc nulls last, f.popularity desc, f.product_id desc`,
})

const addedBeforeDivision = { down: 0, half_up: 50, up: 99 }

/** Computes the displayed price, rounded in the same way as `priceWithTax` in the tax rules. */
export const priceWithTax = ({ standard, reduced, exempt, rounding }: TaxRates) =>
  sql`((f.unit_price::bigint * (100 + case f.tax_class
    when 'standard' then ${standard}::int when 'reduced' then ${reduced}::int else ${exempt}::int end) + ${addedBeforeDivision[rounding]}::int) / 100)`

/** Matches a word by its letters. The n-gram index finds candidates, which are verified against the text. */
const foundByLetters = ({ spellings }: ResolvedWord): Sql =>
  sql`(${sql.join(spellings.map(foundBySpelling), sql` or `)})`

function foundBySpelling(word: string): Sql {
  const byGrams = sql`p.search_grams @> ${computeQueryGrams(word)}::text[]`
  if ([...word].length <= 2) return byGrams
  return sql`(${byGrams} and (p.search_text = '' or strpos(p.search_text, ${word}) > 0))`
}

/** Line number of a word that isn't found. Name and kana are the first two lines. */
const notThere = 99

/** Alternative spellings rank this many lines lower than the typed spelling. */
const lessByLines = 3

function computeMatchLine(word: string, index: number): Sql {
  const before = sql`left(p.search_text, strpos(p.search_text, ${word}))`
  const lines = sql`length(${before}) - length(replace(${before}, chr(10), ''))`
  return sql`case when strpos(p.search_text, ${word}) > 0 then ${lines} + ${sql.lit(index * lessByLines)} else ${sql.lit(notThere)} end`
}

const computeLine = ({ spellings }: ResolvedWord) => sql`least(${sql.join(spellings.map(computeMatchLine))})`

const wantedOf = ({ words }: ProductSearch) => words.filter(({ isExcluded }) => !isExcluded)

/** The fact of a product that names the child for whom its colours are mostly chosen. */
const colourFact = 'よく選ばれるお子さま'
const childNames = { girl: '女の子', boy: '男の子' } as const

/** Tests for colours that are mostly chosen for the other sex. Reads only an index (migration 0215). */
function isForOtherChild({ channelId }: ProductSearch, child: ChildSex): Sql {
  const fact = { label: colourFact, value: childNames[child === 'girl' ? 'boy' : 'girl'] }
  return sql`(f.product_id in (select c.id from product c
    where c.channel_id = ${channelId} and c.data @> ${sql.lit(JSON.stringify([fact]))}::jsonb)) is true`
}

/** Sorts sold-out products last, then by line, names first. */
function byRelevance(search: ProductSearch): Sql {
  const words = wantedOf(search)
  const lines = words.filter((word) => !isWhole(word)).map(computeLine)
  const all = [...(words.some(isWhole) ? [sql`t.line`] : []), ...lines]
  return sql`f.has_stock desc, ${sql.join(all, sql` + `)}, `
}

/** Orders goods found by words by how near they are to a price that was typed alone (カタログ 1万円). */
function byNearness({ query: { price_from, price_to } }: ProductSearch, price: Sql): Sql {
  const budget = findBudgetOfRange({ priceFrom: price_from, priceTo: price_to })
  return budget === undefined ? sql`` : sql`abs(${price} - ${budget}::bigint), `
}

export function priceFits({ query: { price_from, price_to } }: ProductSearch, price: Sql): Sql | undefined {
  const bounds = [
    ...(price_from === undefined ? [] : [sql`${price} >= ${price_from}::bigint`]),
    ...(price_to === undefined ? [] : [sql`${price} <= ${price_to}::bigint`]),
  ]
  return bounds.length > 0 ? sql`(${sql.join(bounds, sql` and `)})` : undefined
}

const keys = (channelId: number, table: Sql, wanted: readonly string[]) =>
  sql`(select id from ${table} where channel_id = ${channelId} and key = any(${wanted}::text[]))`

/**
 * Returns the persons whom a facet group `k` suits. The goods of a chosen child's occasion suit everyone,
 * because the parents receive them: a friend's baby gets rompers.
 */
export function recipientIds({ channelId, query: { occasion } }: Pick<ProductSearch, 'channelId' | 'query'>) {
  if (!occasion) return sql`k.recipient_ids`
  const childs = keys(
    channelId,
    sql`(select * from occasion where is_show and is_for_child) childs`,
    occasion,
  )
  return sql`case when k.occasion_ids && array${childs}
    then array(select id from recipient where channel_id = ${channelId}) else k.recipient_ids end`
}

/** Returns the filters as conditions on a facet group `k`, which stands for similar products. */
export function facetGroupConditions({ channelId, query, categoryIds, leadDaysMax }: ProductSearch) {
  const ids = (table: Sql, wanted: string[]) => keys(channelId, table, wanted)
  return {
    ...(categoryIds && { category: sql`k.category_ids && ${categoryIds}::int[]` }),
    ...(query.brand && { brand: sql`k.brand_id in ${ids(sql`brand`, query.brand)}` }),
    ...(query.maker && { maker: sql`k.maker_id in ${ids(sql`maker`, query.maker)}` }),
    ...(query.tag && { tag: sql`k.tag_ids && array${ids(sql`tag`, query.tag)}` }),
    ...(query.occasion && {
      occasion: sql`k.occasion_ids && array${ids(sql`(select * from occasion where is_show) shown`, query.occasion)}`,
    }),
    ...(query.recipient && {
      recipient: sql`${recipientIds({ channelId, query })} && array${ids(sql`recipient`, query.recipient)}`,
    }),
    ...(query.trait && { trait: sql`k.traits @> ${query.trait}::text[]` }),
    ...(query.without && { allergen: sql`not k.allergens && ${query.without}::text[]` }),
    ...(leadDaysMax !== undefined && { day: sql`k.lead_days <= ${leadDaysMax}::int` }),
  }
}

/**
 * Fetches the ids of the facet groups that match every filter, or undefined without filters. The ids are
 * inlined as literals, so that the planner can estimate row counts.
 */
async function fetchFacetGroupIds(db: Db, search: ProductSearch): Promise<number[] | undefined> {
  const conditions = Object.values(facetGroupConditions(search))
  if (conditions.length === 0) return undefined
  const { rows } = await sql<{
    id: number
  }>`select k.id from product_facet_kind k where k.channel_id = ${search.channelId} and ${sql.join(conditions, sql` and `)}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

const isWordless = (search: ProductSearch) => wantedOf(search).length === 0

const joinedProduct = sql` join product p on p.id = f.product_id`

/**
 * Returns the tables to search: facets, found by the postings of whole words, and their products for words of
 * which letters are compared.
 */
export function searchSource(search: ProductSearch): Sql {
  const { channelId } = search
  const words = wantedOf(search)
  const whole = words.filter(isWhole)
  if (words.length === 0) return sql`product_facet f`
  if (whole.length === 0) return sql`product_facet f${joinedProduct}`
  return sql`(${findByPostings(channelId, whole)}) t join product_facet f on f.product_id = any(t.ids)${whole.length < words.length ? joinedProduct : sql``}`
}

export function matchCondition(search: ProductSearch): Sql {
  const { channelId, words } = search
  const letters = wantedOf(search).filter((word) => !isWhole(word))
  const excluded = words.filter(({ isExcluded }) => isExcluded).filter(isWhole)
  const ofProduct = letters.length > 0 ? [sql`p.channel_id = ${channelId} and p.is_show and p.is_listed`] : []
  return sql.join(
    [
      sql`f.channel_id = ${channelId}`,
      ...ofProduct,
      ...letters.map(foundByLetters),
      ...excluded.map((word) => hasNotAny(channelId, word)),
    ],
    sql` and `,
  )
}

/**
 * Fetches one page of product ids, in the requested order. For a child, goods in the colours of the other sex
 * come behind all others.
 */
export async function searchProductIds(db: Db, search: ProductSearch, page: Page): Promise<number[]> {
  const { sort = 'recommended', in_stock, child } = search.query
  const facetGroupIds = await fetchFacetGroupIds(db, search)
  const shownPrice = priceWithTax(search.rates)
  const price = priceFits(search, shownPrice)
  const conditions = [
    matchCondition(search),
    ...(facetGroupIds ? [sql`f.kind_id = any(${sql.lit(`{${facetGroupIds.join(',')}}`)}::int[])`] : []),
    ...(price ? [price] : []),
    ...(in_stock === 1 ? [sql`f.has_stock`] : []),
  ]
  const first =
    sort !== 'recommended'
      ? sql``
      : isWordless(search)
        ? sql`f.has_stock desc, `
        : sql`${byRelevance(search)}${byNearness(search, shownPrice)}`
  const other = child && isForOtherChild(search, child)
  const found = (conditionsToo: readonly Sql[], orderedFirst: Sql = sql``) =>
    sql`select f.product_id as id from ${searchSource(search)} ${sort === 'review' ? reviewed : sql``}
    where ${sql.join([...conditions, ...conditionsToo], sql` and `)} order by ${orderedFirst}${first}${orders(shownPrice)[sort]}`
  // Without words, the shelf's own index gives the order, so that only the page is read.
  const statement = !other
    ? found([])
    : isWordless(search)
      ? fittingFirst((condition) => found([condition]), other, page)
      : found([], sql`${other}, `)
  const { rows } = await sql<{
    id: number
  }>`${statement} limit ${page.per} offset ${page.offset}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Lists the goods that aren't `other` before those that are, each up to the end of the page. */
function fittingFirst(found: (condition: Sql) => Sql, other: Sql, { per, offset }: Page): Sql {
  const end = sql`${offset + per}::int`
  const numbered = (condition: Sql) =>
    sql`select id, row_number() over () as place from (${found(condition)} limit ${end}) one`
  return sql`with fitting as materialized (${numbered(sql`not (${other})`)}),
    rest as (${numbered(sql`(select count(*) from fitting) < ${end} and ${other}`)})
    select id from (select id, 0 as part, place from fitting union all select id, 1, place from rest) both_parts
    order by part, place`
}
