import { LRUCache } from 'lru-cache'
import type { FragmentAnswer } from './fragment-client'

type Served = Extract<FragmentAnswer, { fragment: unknown }>
type Kept = { page: Served; askedAtMs: number; usableMs: number; onErrorMs: number }

/** Whoever asks for a page so soon gets the same one. */
const freshMs = 2_000

/** Until then a page is shown once more while the next one is rendered. */
const staleMs = 10_000

/** Until then an earlier page is better than none (stale-if-error), unless it shows stock. */
const staleIfErrorMs = 5 * 60_000
/** What the API wants asked for more often, as stock, makes a page younger than this. */
const unlimitedMs = 60_000

const bounds = { max: 1_000, maxSize: 64 * 1024 * 1024, maxEntrySize: 4 * 1024 * 1024 }

/**
 * Pages of guests: equal ones are rendered once (single flight), and kept for seconds where what they show
 * may be that old (stale-while-revalidate), and for minutes for the time that their remote fails in.
 */
export class FragmentCache<Flight extends { whole: Promise<FragmentAnswer> }> {
  private readonly kept = new LRUCache<string, Kept>({
    ...bounds,
    sizeCalculation: ({ page }, key) => page.sizeBytes + key.length,
  })
  private readonly flights = new Map<string, Flight>()

  /** The page that is known, or the one that is on its way; `begin` has it rendered. */
  read(key: string, begin: () => Flight): { known: Served } | { flight: Flight; isJoined: boolean } {
    const known = this.kept.get(key)
    const ageMs = known ? Date.now() - known.askedAtMs : Infinity
    if (known && ageMs < known.usableMs) {
      if (ageMs >= freshMs && !this.flights.has(key)) this.start(key, begin)
      return { known: known.page }
    }
    const joined = this.flights.get(key)
    return joined ? { flight: joined, isJoined: true } : { flight: this.start(key, begin), isJoined: false }
  }

  /** The page as it was before its remote was late, overloaded or away; undefined where none may be shown. */
  before(key: string): Served | undefined {
    const known = this.kept.get(key)
    return known && Date.now() - known.askedAtMs < known.onErrorMs ? known.page : undefined
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
    const onErrorMs = sharedMaxAgeMs >= unlimitedMs ? staleIfErrorMs : 0
    if (isPage && usableMs > 0) this.kept.set(key, { page: answer, askedAtMs, usableMs, onErrorMs })
    else this.kept.delete(key)
  }
}
