import { validityHeaders } from '@storefront/contracts/shop-changes'
import { LRUCache } from 'lru-cache'
import type { Answer } from '../call'
import { staleWhileRevalidate } from './swr-cache'

/** Calls whose responses say nothing about their validity. */
const withoutTags = new LRUCache<string, true>({ max: 500 })
const running = new Map<string, Promise<Answer<unknown>>>()

/**
 * Shares a response between guests. A response with tags is never older than the shop's version, so only
 * concurrent reads of one version share it. Any other response, and any without a version, may be stale for
 * seconds.
 */
export async function cacheForGuests<Response>(
  key: string,
  ask: () => Promise<Answer<Response>>,
  shopVersion: string | undefined,
): Promise<Answer<Response>> {
  if (shopVersion === undefined || withoutTags.has(key)) return staleWhileRevalidate(key, ask)
  const answer = await shareRunning(`${shopVersion} ${key}`, ask)
  if (!answer.headers.has(validityHeaders.tags)) withoutTags.set(key, true)
  return answer
}

function shareRunning<Response>(
  key: string,
  ask: () => Promise<Answer<Response>>,
): Promise<Answer<Response>> {
  const known = running.get(key)
  if (known) return known as Promise<Answer<Response>>
  const answer = ask()
  running.set(key, answer)
  const end = () => void running.delete(key)
  answer.then(end, end)
  return answer
}
