import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { apiMetrics } from '../../observe/api-metrics'
import { fetchSearchCounts, type SearchCounts } from '../product-facet.sql'
import type { ProductSearch } from './product-search.sql'

type CachedCounts = { counts: Promise<SearchCounts>; takenAt: number }

/** Searches that one process caches; the oldest makes room. */
const searchesMax = 500

/** How many times `keepMs` an old answer may still be given while the next one is being counted. */
const staleFactor = 20

/**
 * Counts of a search, cached for `keepMs`: they hold for every page and order of it, and are the same for
 * every shopper.
 * Products and prices themselves are never cached. Requests that come together are counted once, and
 * whoever comes after
 * `keepMs` gets the last counts at once while new ones are taken.
 */
export function cacheSearchCounts(ttlMs: number, now: () => number = Date.now) {
  const known = new Map<string, CachedCounts>()

  function count(key: string, db: Kysely<Database>, search: ProductSearch): Promise<SearchCounts> {
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

  return async (db: Kysely<Database>, search: ProductSearch): Promise<SearchCounts> => {
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
    // A count that fails has left the cache: the next request counts anew and tells.
    if (ageMs > ttlMs) count(key, db, search).catch(() => undefined)
    return cached.counts
  }
}
