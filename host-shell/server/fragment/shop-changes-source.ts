import {
  followShopChanges,
  shopChangesPath,
  type FoundChanges,
  type ShopVersion,
} from '@storefront/contracts/shop-changes'
import { nextApiOrigin } from '@storefront/http/server'

/** How long a page waits for the shop's version before it falls back to time limits. */
const deadlineMs = 1_000

/** How long pages do without the version after the API has failed to tell it. */
const pauseMs = 1_000

export type ShopChangesSource = {
  /** The shop's version as of now, or undefined while the API does not tell it. */
  current(): Promise<ShopVersion | undefined>
  /** Returns true if any of the tags may have changed after the version `at`. */
  hasChanged(tags: readonly string[], at: number): boolean
}

/** Follows the shop's changes by asking the API for each page. Concurrent pages share a call. */
export function openShopChanges(log: (error: unknown) => void = () => undefined): ShopChangesSource {
  const changes = followShopChanges(askApi)
  let pausedUntilMs = 0
  return {
    hasChanged: changes.hasChanged,
    async current() {
      if (Date.now() < pausedUntilMs) return undefined
      try {
        return await changes.current()
      } catch (error) {
        log(error)
        pausedUntilMs = Date.now() + pauseMs
        return undefined
      }
    },
  }
}

/** @throws Error if the API doesn't answer in time, or is a version without this call */
async function askApi(since: string | null): Promise<FoundChanges> {
  const query = since === null ? '' : `?since=${encodeURIComponent(since)}`
  const response = await fetch(`${nextApiOrigin()}${shopChangesPath}${query}`, {
    signal: AbortSignal.timeout(deadlineMs),
  })
  if (response.ok) return (await response.json()) as FoundChanges
  await response.body?.cancel()
  throw new Error(`the shop's version: ${response.status}`)
}
