/** Max age of cached reads, even if nothing has changed. */
const longestMs = 60_000

/** Cache limits per process, in bytes and entries. The oldest entries are evicted. */
const bytesMax = 32 * 1024 * 1024
const countMax = 2_000

export type Remembered<Value> = {
  value: Value
  /** Set if time alone makes the value expire, e.g. at the end of a sale. */
  usableUntil?: Date
  bytes?: number
}

type Entry = { version: string; load: Promise<Remembered<unknown>>; loaded?: Remembered<unknown>; at: number }

export type ShopCache = ReturnType<typeof openShopCache>

/**
 * Opens a cache keyed by the shop's version. The caller must fetch the version before reading. After a change
 * of the version, the value is read again. Concurrent reads of the same key and version share one load.
 */
export function openShopCache() {
  const entries = new Map<string, Entry>()
  let bytes = 0

  function drop(key: string, entry: Entry) {
    if (entries.get(key) !== entry) return
    entries.delete(key)
    bytes -= entry.loaded?.bytes ?? 0
  }

  function makeRoom() {
    for (const [key, entry] of entries) {
      if (bytes <= bytesMax && entries.size <= countMax) return
      drop(key, entry)
    }
  }

  function isUsable({ version: known, at, loaded }: Entry, version: string, now: Date): boolean {
    const ageMs = now.getTime() - at
    if (known !== version || ageMs < 0 || ageMs > longestMs) return false
    return loaded?.usableUntil === undefined || now < loaded.usableUntil
  }

  /** Returns the cached value if it is still valid. */
  function find<Value>(key: string, version: string, now: Date): Value | undefined {
    const entry = entries.get(key)
    return entry?.loaded && isUsable(entry, version, now) ? (entry.loaded.value as Value) : undefined
  }

  async function recall<Value>(
    key: string,
    version: string,
    now: Date,
    read: () => Promise<Remembered<Value>>,
  ): Promise<Value> {
    const known = entries.get(key)
    if (known && isUsable(known, version, now)) return ((await known.load) as Remembered<Value>).value
    if (known) drop(key, known)
    const load = read()
    const entry: Entry = { version, load, at: now.getTime() }
    entries.set(key, entry)
    try {
      const loaded = await load
      if (entries.get(key) === entry) {
        entry.loaded = loaded
        bytes += loaded.bytes ?? 0
        makeRoom()
      }
      return loaded.value
    } catch (cause) {
      drop(key, entry)
      throw cause
    }
  }

  return { find, recall }
}
