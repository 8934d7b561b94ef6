/**
 * Path of the call by which the API tells its own network the changes of the shop: `?since=<snapshot>`. The
 * gateway doesn't forward it.
 */
export const shopChangesPath = '/shop-changes'

/**
 * Headers of an answer that stays valid until one of its tags changes: the tags, separated by spaces, and how
 * many milliseconds it lasts in any case (sales begin and end, delivery days change).
 */
export const validityHeaders = { tags: 'x-shop-tags', lastsMs: 'x-shop-lasts-ms' } as const

/** Header by which a renderer learns the version that its page must not be older than (`writeVersion`). */
export const shopVersionHeader = 'x-shop-version'

/** Writes a version for the header. The first word is the count of changes of the shop's content. */
export const writeVersion = ({ shop, snapshot }: ShopVersion): string => `${shop} ${snapshot}`

export type FoundChanges = {
  /** Counts of changes of the shop's content, and of its stock and reviews. */
  shop: string
  stock: string
  /** PostgreSQL's snapshot of the read, to pass as `since` to the next one. */
  snapshot: string
  /** Tags of the changes that are visible now and were not in `since`. Empty without `since`. */
  changed: string[]
}

/**
 * The shop as a request finds it. If `shop` is equal in two versions, none of the shop's content has changed
 * in between, and none of its stock if `stock` is. `at` counts the changes that this process has seen.
 */
export type ShopVersion = { shop: string; stock: string; snapshot: string; at: number }

export type ShopChanges = ReturnType<typeof followShopChanges>

/** After this long without a read, changes may have been purged (`deleteOldChanges` of the API). */
const longestGapMs = 10 * 60_000

const tagsMax = 20_000

/**
 * Follows what changes in the shop, so that a cached answer stays valid until something in it changes.
 * @param read what has changed since a snapshot
 * @param now milliseconds of the computer's clock, not of the shop's
 */
export function followShopChanges(
  read: (since: string | null) => Promise<FoundChanges>,
  now: () => number = Date.now,
) {
  const changedAt = new Map<string, number>()
  let snapshot: string | null = null
  let position = 0
  /** Anything from before this position counts as changed. */
  let floor = 0
  let readAtMs = -Infinity
  let running: Promise<ShopVersion> | undefined
  let next: Promise<ShopVersion> | undefined

  function forget() {
    changedAt.clear()
    floor = position += 1
  }

  function note(tags: readonly string[]) {
    if (tags.length === 0) return
    if (tags.includes('all') || changedAt.size + tags.length > tagsMax) return forget()
    position += 1
    for (const tag of tags) changedAt.set(tag, position)
  }

  async function readNow(): Promise<ShopVersion> {
    const startedAtMs = now()
    if (startedAtMs - readAtMs > longestGapMs) {
      snapshot = null
      forget()
    }
    const { changed, ...found } = await read(snapshot)
    note(changed)
    snapshot = found.snapshot
    readAtMs = startedAtMs
    return { ...found, at: position }
  }

  function begin(): Promise<ShopVersion> {
    next = undefined
    const mine = readNow()
    running = mine
    const end = () => {
      if (running === mine) running = undefined
    }
    mine.then(end, end)
    return mine
  }

  return {
    /**
     * Returns the shop's version as of this call or later. Callers that arrive during a read share the next
     * one.
     */
    current(): Promise<ShopVersion> {
      if (!running) return begin()
      next ??= running.then(begin, begin)
      return next
    },

    /** Returns true if any of the tags may have changed after the version `at`. */
    hasChanged: (tags: readonly string[], at: number): boolean =>
      at < floor || tags.some((tag) => (changedAt.get(tag) ?? 0) > at),
  }
}
