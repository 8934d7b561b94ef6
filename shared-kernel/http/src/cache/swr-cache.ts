import { LRUCache } from 'lru-cache'
import type { Answer } from '../call'
import { ResponseError } from '../errors'

/** A change in the shop shows on the page after next within this time. */
const freshMs = 5_000
/**
 * Until then guests get the stale answer while the next one is fetched; it also covers an API outage.
 */
const usableMs = 60_000
/** Lets the page that found the stale answer render first: both would compete for the processor. */
const revalidateAfterMs = 500
const maxEntries = 500

type Cached = { askedAt: number; answer: Promise<Answer<unknown>>; isRevalidating: boolean }

const cached = new LRUCache<string, Cached>({ max: maxEntries })

/**
 * Fetches an answer once for all guests; a request waits only for the first answer, not for one that is
 * merely older than {@link freshMs}.
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

/** Does not cache a failure. */
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
      // An answer that the server refuses is gone; an outage (500 and above) proves nothing.
      if (error instanceof ResponseError && error.status < 500) forget(key, known.answer)
    },
  )
}

function forget(key: string, answer: Promise<unknown>) {
  if (cached.peek(key)?.answer === answer) cached.delete(key)
}
