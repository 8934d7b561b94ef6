import { LRUCache } from 'lru-cache'
import type { FragmentAnswer } from './fragment-client'

type Served = Extract<FragmentAnswer, { fragment: unknown }>
type Kept = { page: Served; askedAtMs: number; usableMs: number; onErrorMs: number }

/** Within this age a page is served without another render. */
const freshMs = 2_000

/** Until this age a page is served while the next one is rendered. */
const staleMs = 10_000

/** Until this age an earlier page is better than none (stale-if-error), unless it shows stock. */
const staleIfErrorMs = 5 * 60_000
/** The API gives frequently changing data, such as stock, a shorter lifetime than this. */
const unlimitedMs = 60_000

const bounds = { max: 1_000, maxSize: 64 * 1024 * 1024, maxEntrySize: 4 * 1024 * 1024 }

/**
 * Guests' pages: equal requests share one render (single flight). Pages live for seconds as far as their data
 * allow (stale-while-revalidate), and for minutes while their remote fails (stale-if-error).
 */
export class FragmentCache<Flight extends { whole: Promise<FragmentAnswer> }> {
  private readonly kept = new LRUCache<string, Kept>({
    ...bounds,
    sizeCalculation: ({ page }, key) => page.sizeBytes + key.length,
  })
  private readonly flights = new Map<string, Flight>()

  /** The cached page, or the running render; `begin` starts one. */
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

  /** The last page before its remote was late, overloaded or away; undefined if it may not be shown. */
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

  /** A failed render does not invalidate the cached page. */
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
