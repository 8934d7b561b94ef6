import type { Channel } from '../../../platform/http/caller'
import type { Services } from '../../../services'
import type { ShopVersion } from '@storefront/contracts/shop-changes'
import { searchProductIds, type ProductSearch } from './product-search.sql'
import {
  correctedQuery,
  doubtfulWords,
  shorterQueries,
  listTerms,
  type Term,
} from './search-correction.rules'
import { fetchSearchNames } from './search-vocabulary.sql'

type Asked = Pick<Services, 'readDb' | 'shopCache'> & { channel: Channel; version: ShopVersion }

/** Max characters of a query. The storefront doesn't send longer queries. */
const longestQuery = 100

/** Approximate bytes per term object, not counting its text. */
const termBytes = 120

type Help = { did_you_mean?: string; nearest?: { word: string; dropped: string[] } }

/**
 * Suggests alternatives for a search without results: a corrected query (「もしかして」) if it has results,
 * otherwise the longest part of the query that has results. Caches the shop's names. Words that occur in
 * other texts aren't corrected.
 */
export async function correctSearch(
  { readDb, shopCache, channel, version }: Asked,
  { channelId, query, rates }: ProductSearch,
): Promise<Help> {
  const asked = query.word ?? ''
  if (asked.length > longestQuery) return {}
  const finds = async (word: string) => {
    const search = { channelId, query: { word }, rates, categoryIds: undefined }
    return (await searchProductIds(readDb, search, { current: 1, per: 1, offset: 0 })).length > 0
  }
  // The words may be correct if only the filters exclude everything.
  if (await finds(asked)) return {}
  const terms = await shopCache.fetch<Term[]>(`search terms ${channel.id}`, version.shop, async () => {
    const value = listTerms(await fetchSearchNames(readDb, channelId))
    const letters = value.reduce((sum, { shown, folded }) => sum + shown.length + folded.length, 0)
    return { value, bytes: termBytes * value.length + 2 * letters }
  })
  const doubtful: string[] = []
  for (const word of doubtfulWords(asked, terms))
    if (word === asked || !(await finds(word))) doubtful.push(word)
  const meant = correctedQuery(asked, doubtful, terms)
  if (meant !== undefined && (await finds(meant))) return { did_you_mean: meant }
  // If there is a correction, shorten the corrected query instead.
  for (const nearest of shorterQueries(meant ?? asked)) if (await finds(nearest.word)) return { nearest }
  return {}
}
