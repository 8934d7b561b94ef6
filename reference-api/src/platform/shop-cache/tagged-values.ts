import type { ShopChanges, ShopVersion } from '@storefront/contracts/shop-changes'
import type { CacheEntry, ShopCache } from './shop-cache'

/**
 * A value with the tags of what it shows, and the version that it was read at (`ShopVersion`). Without tags,
 * any change makes it outdated.
 */
type Tagged = { tags: readonly string[] | undefined; at: number }

type Reader = { shopCache: ShopCache; shopChanges: ShopChanges; version: ShopVersion }

const toVersion = ({ version }: Pick<Reader, 'version'>) => `${version.shop} ${version.stock}`

/** Finds a cached value that shows nothing of what has changed since it was read. */
export function findTagged<Value extends Tagged>(reader: Reader, key: string): Value | undefined {
  const { shopCache, shopChanges, version } = reader
  const value = shopCache.get<Value>(key, version.shop)
  if (value?.tags && !shopChanges.hasChanged(value.tags, value.at)) return value
  return shopCache.get<Value>(key, toVersion(reader))
}

/**
 * Loads a value and caches it until one of its tags changes. Concurrent loads of one version share the first
 * one.
 * @returns the value, and whether this call loaded it
 */
export async function loadTagged<Value extends Tagged>(
  reader: Reader,
  key: string,
  load: () => Promise<CacheEntry<Value>>,
): Promise<{ value: Value; isLoaded: boolean }> {
  const { shopCache, version } = reader
  let isLoaded = false
  const value = await shopCache.fetch(key, toVersion(reader), () => {
    isLoaded = true
    return load()
  })
  if (isLoaded && value.tags) shopCache.move(key, toVersion(reader), version.shop)
  return { value, isLoaded }
}
