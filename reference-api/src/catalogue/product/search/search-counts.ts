import type { Db } from '../../../platform/database/db'
import { apiMetrics } from '../../../platform/observe/api-metrics'
import { fetchSearchCounts, type SearchCounts } from '../product-facet.sql'
import type { ProductSearch } from './product-search.sql'

type CachedCounts = { counts: Promise<SearchCounts>; takenAt: number }

/** Max cached searches per process. The oldest search is evicted. */
const searchesMax = 500

/** Stale counts are served for up to this many times `ttlMs`, while they are being refreshed. */
const staleFactor = 20

/**
 * Caches a search's counts for `ttlMs`. Counts are the same for every page, sort order and shopper. Products
 * and prices are never cached. Concurrent requests share one query. After `ttlMs`, requests still get the
 * stale counts right away, while new counts are being fetched.
 */
export function cacheSearchCounts(ttlMs: number, now: () => number = Date.now) {
  const known = new Map<string, CachedCounts>()

  function count(key: string, db: Db, search: ProductSearch): Promise<SearchCounts> {
    const counts = fetchSearchCounts(db, search)
    const last = known.get(key)
    known.delete(key)
    known.set(key, { counts: last ? last.counts : counts, takenAt: now() })
    if (known.size > searchesMax) known.delete(known.keys().next().value!)
    counts.then(
      () => known.set(key, { counts, takenAt: now() }),
      () => known.delete(key),
    )
    return counts
  }

  return async (db: Db, search: ProductSearch): Promise<SearchCounts> => {
    if (ttlMs === 0) return fetchSearchCounts(db, search)
    const { page: _page, per: _per, sort: _sort, ...choices } = search.query
    const key = JSON.stringify([
      search.channelId,
      search.rates,
      search.leadDaysMax ?? null,
      Object.entries(choices).sort(),
    ])
    const cached = known.get(key)
    const ageMs = cached ? now() - cached.takenAt : Infinity
    const isMissing = !cached || ageMs > ttlMs * staleFactor
    const result = isMissing ? 'miss' : ageMs > ttlMs ? 'stale' : 'hit'
    apiMetrics().cache.inc({ cache: 'search counts', result })
    if (isMissing) {
      known.delete(key)
      return count(key, db, search)
    }
    // A failed refresh has already evicted the entry, so the next request retries and reports the error.
    if (ageMs > ttlMs) count(key, db, search).catch(() => undefined)
    return cached.counts
  }
}
