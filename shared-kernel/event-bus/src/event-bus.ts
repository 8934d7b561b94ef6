import { filter, map, Subject, type Observable } from 'rxjs'
import { runningRemote, whyRefused } from './event-validation'
import type { replayedEvents, StorefrontEvents } from './storefront-events'

type Name = keyof StorefrontEvents
type Fact = { [N in Name]: { name: N; payload: StorefrontEvents[N] } }[Name]

const facts = new Subject<Fact>()
const lastFacts = new Map<Name, unknown>()

/**
 * Publishes a fact to every remote. Don't use it for commands within a remote. Drops malformed facts and
 * floods, and reports them along with the publishing remote.
 */
export function publish<N extends Name>(name: N, payload: StorefrontEvents[N]) {
  const reason = whyRefused(name, payload, Date.now())
  if (reason !== undefined) return reportRefusal(reason)
  lastFacts.set(name, payload)
  facts.next({ name, payload } as Fact)
}

function reportRefusal(reason: string) {
  if (!reason) return
  const detail = [runningRemote(new Error(reason).stack), reason].filter(Boolean).join(': ')
  facts.next({ name: 'failure.reported', payload: { kind: 'event-refused', detail } })
}

/** Emits all future facts with this name. Unsubscribe on unmount. */
export function on<N extends Name>(name: N): Observable<StorefrontEvents[N]> {
  return facts.pipe(
    filter((fact) => fact.name === name),
    map((fact) => fact.payload as StorefrontEvents[N]),
  )
}

/** Returns the last payload of a state-like event, or undefined if there hasn't been one. */
export function lastOf<N extends (typeof replayedEvents)[number]>(name: N): StorefrontEvents[N] | undefined {
  return lastFacts.get(name) as StorefrontEvents[N] | undefined
}

/** Returns the number of subscribers, for the leak test. */
export function listenerCount(): number {
  return (facts as unknown as { observers: unknown[] }).observers.length
}
