import { LRUCache } from 'lru-cache'

/** Max age of cached reads, even if nothing has changed. */
const maxAgeMs = 60_000

/** Cache limits per process, in bytes and entries. The least recently used entries are evicted. */
const bytesMax = 32 * 1024 * 1024
const countMax = 2_000

/** A value that was read of the shop. */
export type CacheEntry<Value> = {
  value: Value
  /** Set if time alone makes the value expire, e.g. at the end of a sale. */
  expiresAt?: Date
  /** Counts against the limit. Absent if the value is small. */
  bytes?: number
}

type Load<Value> = () => Promise<CacheEntry<Value>>
type Stored = CacheEntry<unknown> & { requestedAt: Date }

export type ShopCache = ReturnType<typeof openShopCache>

/**
 * Opens a cache keyed by the shop's version. Fetch the version before reading, so that a change of the shop
 * leads to another load. Entries of former versions stay until they are the least recently used ones.
 */
export function openShopCache(clock: { now: () => Date }) {
  const entries = new LRUCache<string, Stored, Load<unknown>>({
    max: countMax,
    maxSize: bytesMax,
    sizeCalculation: ({ bytes = 0 }) => Math.max(bytes, 1),
    ttl: maxAgeMs,
    ttlResolution: 0,
    // The age counts from the start of the load.
    noUpdateTTL: true,
    perf: { now: () => clock.now().getTime() },
    // An evicted load still answers its callers.
    ignoreFetchAbort: true,
    async fetchMethod(_key, _stale, { context: load }) {
      const requestedAt = clock.now()
      return { ...(await load()), requestedAt }
    },
  })

  /** Finds an entry that has been loaded. Deletes it if it has expired or if the clock was set back. */
  function findCurrent(versionedKey: string): Stored | undefined {
    const entry = entries.get(versionedKey)
    if (!entry) return undefined
    const now = clock.now()
    if (entry.requestedAt <= now && (!entry.expiresAt || now < entry.expiresAt)) return entry
    entries.delete(versionedKey)
    return undefined
  }

  return {
    /** Caches a loaded value under another version. It keeps its age. */
    move(key: string, from: string, to: string): void {
      const entry = findCurrent(toVersionedKey(key, from))
      if (!entry) return
      entries.delete(toVersionedKey(key, from))
      entries.set(toVersionedKey(key, to), entry, { start: entry.requestedAt.getTime() })
    },

    /** Returns the cached value if it is still valid. Never loads. */
    get: <Value>(key: string, version: string): Value | undefined =>
      findCurrent(toVersionedKey(key, version))?.value as Value | undefined,

    /**
     * Returns the cached value, or loads it. Concurrent reads of the same key and version share one load. A
     * failed load rejects all of them and isn't cached.
     */
    async fetch<Value>(key: string, version: string, load: Load<Value>): Promise<Value> {
      const versionedKey = toVersionedKey(key, version)
      const entry = findCurrent(versionedKey) ?? (await entries.fetch(versionedKey, { context: load }))
      return entry?.value as Value
    },
  }
}

const toVersionedKey = (key: string, version: string) => `${version} ${key}`
