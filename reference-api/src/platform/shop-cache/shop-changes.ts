import type { Db } from '../database/db'
import { fetchShopVersion } from './shop-version.sql'
import type { ShopVersion } from './shop-version.table'

/** After this long without a read, changes may have been purged (`deleteOldChanges`). */
const longestGapMs = 10 * 60_000

const tagsMax = 20_000

export type ShopChanges = ReturnType<typeof openShopChanges>

/**
 * Follows what changes in the shop, so that a cached answer stays valid until something in it changes.
 * @param now milliseconds of the computer's clock, not of the shop's
 */
export function openShopChanges(now: () => number = Date.now) {
  const changedAt = new Map<string, number>()
  let snapshot: string | null = null
  let position = 0
  /** Anything from before this position counts as changed. */
  let floor = 0
  let readAtMs = -Infinity

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

  return {
    /** Reads the shop's version and what has changed since the last read. */
    async read(db: Db): Promise<ShopVersion> {
      const startedAtMs = now()
      if (startedAtMs - readAtMs > longestGapMs) {
        snapshot = null
        forget()
      }
      const found = await fetchShopVersion(db, snapshot)
      note(found.changed)
      snapshot = found.snapshot
      readAtMs = startedAtMs
      return { shop: found.shop, stock: found.stock, at: position }
    },

    /** Returns true if any of the tags may have changed after the version `at`. */
    hasChanged: (tags: readonly string[], at: number): boolean =>
      at < floor || tags.some((tag) => (changedAt.get(tag) ?? 0) > at),
  }
}
