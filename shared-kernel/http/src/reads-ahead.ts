import type { Answer } from './call'

/**
 * An answer that was asked for before the press is as good as a new one for this long: no longer than servers
 * share theirs.
 */
const freshMs = 5_000

type Ahead = { answer: Promise<Answer<unknown>>; askedAt: number }

const aheadOf = new WeakSet<AbortSignal>()
const answers = new Map<string, Ahead>()

/**
 * Calls with this signal are made for a screen that the shopper may open next: their answers wait for it,
 * their failures are nobody's.
 */
export function readAhead(signal: AbortSignal) {
  aheadOf.add(signal)
}

export const isReadAhead = (signal: AbortSignal | undefined): boolean =>
  signal !== undefined && aheadOf.has(signal)

/** Asks once for what may be needed soon. */
export function askAhead<Response>(
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

/** The answer that was asked for ahead, once; undefined when there is none, or it failed. */
export async function takeAhead<Response>(
  key: string,
  now = Date.now(),
): Promise<Answer<Response> | undefined> {
  const known = answers.get(key)
  answers.delete(key)
  if (!known || now - known.askedAt >= freshMs) return undefined
  return (known.answer as Promise<Answer<Response>>).catch(() => undefined)
}

/** What was read before a change may be wrong after it. */
export function forgetAhead() {
  answers.clear()
}
