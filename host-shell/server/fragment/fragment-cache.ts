import { LRUCache } from 'lru-cache'
import type { FragmentAnswer } from './fragment-client'

type Served = Extract<FragmentAnswer, { fragment: unknown }>
type Kept = Served & { askedAtMs: number; usableMs: number }

/** Whoever asks for a page so soon gets the same one. */
const freshMs = 2_000

/** Until then a page is shown once more while the next one is rendered. */
const staleMs = 10_000

const bounds = { max: 1_000, maxSize: 64 * 1024 * 1024, maxEntrySize: 4 * 1024 * 1024 }

/**
 * Pages of guests: equal ones are rendered once (single flight), and kept for seconds where what they show
 * may be that old (stale-while-revalidate).
 */
export class FragmentCache<Flight extends { whole: Promise<FragmentAnswer> }> {
  private readonly kept = new LRUCache<string, Kept>({
    ...bounds,
    sizeCalculation: ({ sizeBytes }, key) => sizeBytes + key.length,
  })
  private readonly flights = new Map<string, Flight>()

  /** The page that is known, or the one that is on its way; `begin` has it rendered. */
  read(key: string, begin: () => Flight): { known: Served } | { flight: Flight; isJoined: boolean } {
    const known = this.kept.get(key)
    const ageMs = known ? Date.now() - known.askedAtMs : Infinity
    if (known && ageMs < known.usableMs) {
      if (ageMs >= freshMs && !this.flights.has(key)) this.start(key, begin)
      return { known }
    }
    const joined = this.flights.get(key)
    return joined ? { flight: joined, isJoined: true } : { flight: this.start(key, begin), isJoined: false }
  }

  private start(key: string, begin: () => Flight): Flight {
    const askedAtMs = Date.now()
    const flight = begin()
    this.flights.set(key, flight)
    void flight.whole.then((answer) => {
      this.flights.delete(key)
      this.keep(key, answer, askedAtMs)
    })
    return flight
  }

  /** A page that cannot be rendered now proves nothing about the one that is kept. */
  private keep(key: string, answer: FragmentAnswer, askedAtMs: number) {
    if ('missing' in answer) return
    const { status, redirect, sharedMaxAgeMs = 0 } = answer.fragment
    const isPage = redirect === undefined && (status === 200 || status === 404)
    const usableMs = Math.min(sharedMaxAgeMs, staleMs)
    if (isPage && usableMs > 0) this.kept.set(key, { ...answer, askedAtMs, usableMs })
    else this.kept.delete(key)
  }
}
