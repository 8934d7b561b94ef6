import { filter, map, Subject, type Observable } from 'rxjs'
import { runningRemote, whyRefused } from './event-validation'
import type { replayedEvents, StorefrontEvents } from './storefront-events'

type Name = keyof StorefrontEvents
type Fact = { [N in Name]: { name: N; payload: StorefrontEvents[N] } }[Name]

const facts = new Subject<Fact>()
const lastFacts = new Map<Name, unknown>()

/**
 * Tells every remote a fact. Never a command inside one remote. A fact of another shape, and a flood, is
 * reported with the remote that has told it, and passed on to nobody.
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

/** The facts of one name from now on; unsubscribe on unmount. */
export function on<N extends Name>(name: N): Observable<StorefrontEvents[N]> {
  return facts.pipe(
    filter((fact) => fact.name === name),
    map((fact) => fact.payload as StorefrontEvents[N]),
  )
}

/** The last payload of a state-like event, undefined before its first. */
export function lastOf<N extends (typeof replayedEvents)[number]>(name: N): StorefrontEvents[N] | undefined {
  return lastFacts.get(name) as StorefrontEvents[N] | undefined
}

/** How many listeners there are; the leak test counts them. */
export function listenerCount(): number {
  return (facts as unknown as { observers: unknown[] }).observers.length
}
