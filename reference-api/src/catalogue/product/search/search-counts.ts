import type { Caller } from '../../../platform/http/caller'
import { apiMetrics } from '../../../platform/observe/api-metrics'
import { findTagged, loadTagged } from '../../../platform/shop-cache/tagged-values'
import { fetchSearchCounts, type SearchCounts } from '../product-facet.sql'
import type { ProductSearch } from './product-search.sql'

type Asked = Pick<Caller<'public'>, 'readDb' | 'shopCache' | 'shopChanges' | 'version'>
type CachedCounts = { counts: SearchCounts; tags: readonly string[]; at: number }

/** Tags of what a search finds. Stock is part of it where a product sells out or is back. */
export const searchTags = ['list']

/**
 * Returns a search's counts. They are the same for every page, sort order and shopper, and are cached until
 * the catalogue changes. Concurrent requests share one query.
 */
export async function cachedSearchCounts(call: Asked, search: ProductSearch): Promise<SearchCounts> {
  const key = toCacheKey(search)
  const cached = findTagged<CachedCounts>(call, key)
  if (cached) {
    apiMetrics().cache.inc({ cache: 'search counts', result: 'hit' })
    return cached.counts
  }
  const { value, isLoaded } = await loadTagged<CachedCounts>(call, key, async () => {
    const counts = await fetchSearchCounts(call.readDb, search)
    return {
      value: { counts, tags: searchTags, at: call.version.at },
      bytes: JSON.stringify(counts).length + key.length,
    }
  })
  apiMetrics().cache.inc({ cache: 'search counts', result: isLoaded ? 'miss' : 'hit' })
  return value.counts
}

function toCacheKey({ channelId, rates, leadDaysMax, query }: ProductSearch): string {
  const { page: _page, per: _per, sort: _sort, ...choices } = query
  const parts = [channelId, rates, leadDaysMax ?? null, Object.entries(choices).sort()]
  return `search counts ${JSON.stringify(parts)}`
}
