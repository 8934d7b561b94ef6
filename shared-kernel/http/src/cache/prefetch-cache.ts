import type { Answer } from '../call'

/**
 * Lifetime of a prefetched answer, no longer than servers share theirs.
 */
const freshMs = 5_000

type Prefetched = { answer: Promise<Answer<unknown>>; askedAt: number }

const prefetchSignals = new WeakSet<AbortSignal>()
const answers = new Map<string, Prefetched>()

/**
 * Marks calls that prefetch a screen the shopper may open next: their answers are cached for it and their
 * failures are not reported.
 */
export function markAsPrefetch(signal: AbortSignal) {
  prefetchSignals.add(signal)
}

export const isPrefetch = (signal: AbortSignal | undefined): boolean =>
  signal !== undefined && prefetchSignals.has(signal)

/** Fetches once for a screen that may be opened soon. */
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

/** Takes the prefetched answer once; undefined when there is none, or it failed. */
export async function takePrefetched<Response>(
  key: string,
  now = Date.now(),
): Promise<Answer<Response> | undefined> {
  const known = answers.get(key)
  answers.delete(key)
  if (!known || now - known.askedAt >= freshMs) return undefined
  return (known.answer as Promise<Answer<Response>>).catch(() => undefined)
}

/** Drops all answers, because a change may have outdated them. */
export function clearPrefetched() {
  answers.clear()
}
