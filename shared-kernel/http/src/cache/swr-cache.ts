import { LRUCache } from 'lru-cache'
import type { Answer } from '../call'
import { ResponseError } from '../errors'

/** A shop's change is on the page after next this soon. */
const freshMs = 5_000
/**
 * Until then a shopper gets the last answer at once while the next one is being asked for; it also outlives
 * an API that is away.
 */
const usableMs = 60_000
/** The page that found an answer old is rendered first: asking anew would take the processor from it. */
const revalidateAfterMs = 500
const maxEntries = 500

type Cached = { askedAt: number; answer: Promise<Answer<unknown>>; isRevalidating: boolean }

const cached = new LRUCache<string, Cached>({ max: maxEntries })

/**
 * A server's answer to guests, asked for once for all of them; nobody waits for one that is merely older than
 * {@link freshMs}.
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

/** A failure is forgotten at once. */
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
      // What the server refuses is gone; a server that is away proves nothing.
      if (error instanceof ResponseError && error.status < 500) forget(key, known.answer)
    },
  )
}

function forget(key: string, answer: Promise<unknown>) {
  if (cached.peek(key)?.answer === answer) cached.delete(key)
}
