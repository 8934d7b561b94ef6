import { filter, map, Subject, type Observable } from 'rxjs'
import type { replayedEvents, StorefrontEvents } from './storefront-events'

type Name = keyof StorefrontEvents
type Fact = { [N in Name]: { name: N; payload: StorefrontEvents[N] } }[Name]

const facts = new Subject<Fact>()
const lastFacts = new Map<Name, unknown>()

/** Tells every remote a fact. Never a command inside one remote. */
export function publish<N extends Name>(name: N, payload: StorefrontEvents[N]) {
  lastFacts.set(name, payload)
  facts.next({ name, payload } as Fact)
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
