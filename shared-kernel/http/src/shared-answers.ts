import type { Answer } from './call'

/** A shop's change is on every page this soon. */
const sharedForMs = 5_000
const mostAnswers = 500

type Shared = { until: number; answer: Promise<Answer<unknown>> }

const shared = new Map<string, Shared>()

/** A server's answer to guests: asked for once for all who come within {@link sharedForMs}; a failure is forgotten at once. */
export function shareAnswer<Response>(key: string, ask: () => Promise<Answer<Response>>, now: number = Date.now()): Promise<Answer<Response>> {
  const known = shared.get(key)
  if (known && known.until > now) return known.answer as Promise<Answer<Response>>
  const answer = ask()
  shared.delete(key)
  shared.set(key, { until: now + sharedForMs, answer })
  answer.catch(() => shared.delete(key))
  const oldest = shared.keys().next().value
  if (shared.size > mostAnswers && oldest !== undefined) shared.delete(oldest)
  return answer
}
