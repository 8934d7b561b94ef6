import type { Answer } from './call'
import { ResponseError } from './errors'

/** A shop's change is on the page after next this soon. */
const freshMs = 5_000
/**
 * Until then a shopper gets the last answer at once while the next one is being asked for; it also outlives
 * an API that is away.
 */
const usableMs = 60_000
/** The page that found an answer old is rendered first: asking anew would take the processor from it. */
const askAgainAfterMs = 500
const mostAnswers = 500

type Shared = { askedAt: number; answer: Promise<Answer<unknown>>; isAsking: boolean }

const shared = new Map<string, Shared>()

/**
 * A server's answer to guests, asked for once for all of them; nobody waits for one that is merely older than
 * {@link freshMs}.
 */
export function shareAnswer<Response>(
  key: string,
  ask: () => Promise<Answer<Response>>,
  now: number = Date.now(),
): Promise<Answer<Response>> {
  const known = shared.get(key)
  if (!known || now - known.askedAt >= usableMs) return askFirst(key, ask, now)
  if (now - known.askedAt >= freshMs && !known.isAsking) askAgain(key, known, ask, now)
  return known.answer as Promise<Answer<Response>>
}

/** A failure is forgotten at once. */
function askFirst<Response>(
  key: string,
  ask: () => Promise<Answer<Response>>,
  askedAt: number,
): Promise<Answer<Response>> {
  const answer = ask()
  remember(key, { askedAt, answer, isAsking: false })
  answer.catch(() => forget(key, answer))
  return answer
}

function askAgain(key: string, known: Shared, ask: () => Promise<Answer<unknown>>, now: number) {
  known.isAsking = true
  setTimeout(() => renew(key, known, ask, now + askAgainAfterMs), askAgainAfterMs)
}

function renew(key: string, known: Shared, ask: () => Promise<Answer<unknown>>, askedAt: number) {
  const answer = ask()
  answer.then(
    () => remember(key, { askedAt, answer, isAsking: false }),
    (error: unknown) => {
      known.isAsking = false
      // What the server refuses is gone; a server that is away proves nothing.
      if (error instanceof ResponseError && error.status < 500) forget(key, known.answer)
    },
  )
}

function remember(key: string, entry: Shared) {
  shared.delete(key)
  shared.set(key, entry)
  const oldest = shared.keys().next().value
  if (shared.size > mostAnswers && oldest !== undefined) shared.delete(oldest)
}

function forget(key: string, answer: Promise<unknown>) {
  if (shared.get(key)?.answer === answer) shared.delete(key)
}
