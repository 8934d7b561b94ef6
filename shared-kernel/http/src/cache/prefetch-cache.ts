import type { Answer } from '../call'

/**
 * An answer that was asked for before the press is as good as a new one for this long: no longer than servers
 * share theirs.
 */
const freshMs = 5_000

type Prefetched = { answer: Promise<Answer<unknown>>; askedAt: number }

const prefetchSignals = new WeakSet<AbortSignal>()
const answers = new Map<string, Prefetched>()

/**
 * Calls with this signal are made for a screen that the shopper may open next: their answers wait for it,
 * their failures are nobody's.
 */
export function markAsPrefetch(signal: AbortSignal) {
  prefetchSignals.add(signal)
}

export const isPrefetch = (signal: AbortSignal | undefined): boolean =>
  signal !== undefined && prefetchSignals.has(signal)

/** Asks once for what may be needed soon. */
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

/** The answer that was prefetched, once; undefined when there is none, or it failed. */
export async function takePrefetched<Response>(
  key: string,
  now = Date.now(),
): Promise<Answer<Response> | undefined> {
  const known = answers.get(key)
  answers.delete(key)
  if (!known || now - known.askedAt >= freshMs) return undefined
  return (known.answer as Promise<Answer<Response>>).catch(() => undefined)
}

/** What was read before a change may be wrong after it. */
export function clearPrefetched() {
  answers.clear()
}
