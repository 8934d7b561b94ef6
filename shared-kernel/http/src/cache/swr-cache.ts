import { LRUCache } from 'lru-cache'
import type { Answer } from '../call'
import { ResponseError } from '../errors'

/**
 * Max age of a fresh response. An older one is still served, and revalidated in the background. The first
 * page after a change may therefore be stale; the next one shows the change.
 */
const freshMs = 5_000
/** Max age at which guests still get a stale response. This also covers an API outage. */
const usableMs = 60_000
/**
 * Delay of a revalidation, so that the page with the stale response renders first instead of competing for
 * the CPU.
 */
const revalidateAfterMs = 500
const maxEntries = 500

type Cached = { askedAt: number; answer: Promise<Answer<unknown>>; isRevalidating: boolean }

const cached = new LRUCache<string, Cached>({ max: maxEntries })

/**
 * Fetches a response once for all guests. Only the first request waits for the response. Later requests get
 * the cached one at once, even if it is older than {@link freshMs}.
 */
export function staleWhileRevalidate<Response>(
  key: string,
  ask: () => Promise<Answer<Response>>,
  now: number = Date.now(),
): Promise<Answer<Response>> {
  const known = cached.get(key)
  if (!known || now - known.askedAt >= usableMs) return fetchFirst(key, ask, now)
  if (now - known.askedAt >= freshMs && !known.isRevalidating) scheduleRevalidation(key, known, ask, now)
  return known.answer as Promise<Answer<Response>>
}

/** Fetches a response and caches it, unless the fetch fails. */
function fetchFirst<Response>(
  key: string,
  ask: () => Promise<Answer<Response>>,
  askedAt: number,
): Promise<Answer<Response>> {
  const answer = ask()
  cached.set(key, { askedAt, answer, isRevalidating: false })
  answer.catch(() => forget(key, answer))
  return answer
}

function scheduleRevalidation(key: string, known: Cached, ask: () => Promise<Answer<unknown>>, now: number) {
  known.isRevalidating = true
  setTimeout(() => revalidate(key, known, ask, now + revalidateAfterMs), revalidateAfterMs)
}

function revalidate(key: string, known: Cached, ask: () => Promise<Answer<unknown>>, askedAt: number) {
  const answer = ask()
  answer.then(
    () => cached.set(key, { askedAt, answer, isRevalidating: false }),
    (error: unknown) => {
      known.isRevalidating = false
      // If the API rejects the request, the content no longer exists. An outage (500 and above) proves
      // nothing.
      if (error instanceof ResponseError && error.status < 500) forget(key, known.answer)
    },
  )
}

function forget(key: string, answer: Promise<unknown>) {
  if (cached.peek(key)?.answer === answer) cached.delete(key)
}
