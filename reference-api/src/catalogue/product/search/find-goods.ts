import type { ProductQuery } from '@storefront/contracts'
import { leadDaysUntil } from '../../../delivery/delivery/leadtime.rules'
import { regionOfPlace, shopsOwnRegion } from '../../../delivery/postal-code/shipping-region.rules'
import type { SharedCall } from '../../../platform/http/serve-shared'
import type { Page } from '../../../platform/paging/paging.rules'
import type { TaxRates } from '../../../shop/tax-rate/tax-rate.table'
import { withDescendants } from '../../category/category.rules'
import type { CategoryRow } from '../../category/category.table'
import type { Lexicon } from '../words/lexicon.rules'
import { resolveQuery } from '../words/resolve-query.rules'
import { withoutCounts } from '../words/said/trade-words.rules'
import { withNamedCategories } from './meant-query.rules'
import { searchProductIds } from './product-search.sql'
import { cachedSearchCounts } from './search-counts'

type Terms = {
  lexicon: Lexicon | undefined
  page: Page
  rates: TaxRates
  categories: readonly CategoryRow[]
  leadDaysMax: number | undefined
}

/** Returns the longest lead time with which goods still arrive by the day of a query. */
export const computeLeadDaysMax = (
  { arrive_by, prefecture }: Pick<ProductQuery, 'arrive_by' | 'prefecture'>,
  closedDays: Parameters<typeof leadDaysUntil>[1]['closedDays'],
  now: Date,
): number | undefined =>
  arrive_by === undefined
    ? undefined
    : leadDaysUntil(arrive_by, {
        now,
        region: regionOfPlace(prefecture ?? null) ?? shopsOwnRegion,
        closedDays,
      })

/**
 * Finds a page of goods with their counts. If there are none, quantities are left out of the words: they are
 * what somebody orders, unless goods are named by them.
 */
export async function findGoods(
  call: SharedCall<'/v1/products', ProductQuery>,
  chosen: ProductQuery,
  terms: Terms,
) {
  const first = await find(call, chosen, terms)
  const word = first.total === 0 && terms.lexicon ? withoutCounts(chosen.word ?? '') : undefined
  return word === undefined
    ? { ...first, isCounted: false }
    : { ...(await find(call, { ...chosen, word }, terms)), isCounted: true }
}

async function find(
  call: SharedCall<'/v1/products', ProductQuery>,
  chosen: ProductQuery,
  { lexicon, page, rates, categories, leadDaysMax }: Terms,
) {
  const query = withNamedCategories(chosen, categories)
  const categoryIds = query.category && withDescendants(categories, query.category)
  const words = lexicon && query.word ? resolveQuery(query.word, lexicon) : []
  const search = { channelId: call.channel.id, query, words, categoryIds, rates, leadDaysMax }
  const [ids, { total, facets }] = await Promise.all([
    searchProductIds(call.readDb, search, page),
    cachedSearchCounts(call, search),
  ])
  return { chosen, search, ids, total, facets }
}
