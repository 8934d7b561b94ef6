import type { Answer } from '../call'

/** Max age of a prefetched response. Must not exceed the time for which servers share a response. */
const freshMs = 5_000

type Prefetched = { answer: Promise<Answer<unknown>>; askedAt: number }

const prefetchSignals = new WeakSet<AbortSignal>()
const answers = new Map<string, Prefetched>()

/**
 * Marks calls that prefetch a screen the shopper may open next. Their responses are cached for that screen,
 * and their failures aren't reported.
 */
export function markAsPrefetch(signal: AbortSignal) {
  prefetchSignals.add(signal)
}

export const isPrefetch = (signal: AbortSignal | undefined): boolean =>
  signal !== undefined && prefetchSignals.has(signal)

/** Fetches a response once, for a screen that may be opened soon. */
export function prefetch<Response>(
  key: string,
  ask: () => Promise<Answer<Response>>,
  now = Date.now(),
): Promise<Answer<Response>> {
  for (const [old, { askedAt }] of answers) if (now - askedAt >= freshMs) answers.delete(old)
  const known = answers.get(key)
  if (known) return known.answer as Promise<Answer<Response>>
  const answer = ask()
  answers.set(key, { answer, askedAt: now })
  answer.catch(() => answers.delete(key))
  return answer
}

/**
 * Takes the prefetched response, which can be used only once. Undefined if there is no response or the fetch
 * failed.
 */
export async function takePrefetched<Response>(
  key: string,
  now = Date.now(),
): Promise<Answer<Response> | undefined> {
  const known = answers.get(key)
  answers.delete(key)
  if (!known || now - known.askedAt >= freshMs) return undefined
  return (known.answer as Promise<Answer<Response>>).catch(() => undefined)
}

/** Drops all responses, because a change may have made them stale. */
export function clearPrefetched() {
  answers.clear()
}
