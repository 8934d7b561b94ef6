import { LRUCache } from 'lru-cache'
import type { FragmentAnswer } from './fragment-client'

type Served = Extract<FragmentAnswer, { fragment: unknown }>
type Kept = { page: Served; askedAtMs: number; usableMs: number; onErrorMs: number }

/** Up to this age, a page is served without rendering it again. */
const freshMs = 2_000

/** Up to this age, a page is served while a new one is rendered in the background. */
const staleMs = 10_000

/** Up to this age, a page is served if its remote fails (stale-if-error), unless it shows stock. */
const staleIfErrorMs = 5 * 60_000
/** The API sets a shorter lifetime than this for data that changes often, such as stock. */
const unlimitedMs = 60_000

const bounds = { max: 1_000, maxSize: 64 * 1024 * 1024, maxEntrySize: 4 * 1024 * 1024 }

/**
 * Cache of guests' pages. Identical requests share one render (single flight). Pages are reused for seconds,
 * as far as their data's lifetime allows (stale-while-revalidate), and for minutes while their remote fails
 * (stale-if-error).
 */
export class FragmentCache<Flight extends { whole: Promise<FragmentAnswer> }> {
  private readonly kept = new LRUCache<string, Kept>({
    ...bounds,
    sizeCalculation: ({ page }, key) => page.sizeBytes + key.length,
  })
  private readonly flights = new Map<string, Flight>()

  /** Returns the cached page or the render in progress. If there is neither, `begin` starts a render. */
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

  /**
   * Returns the last page from before its remote was late, overloaded or down. Undefined if that page may not
   * be shown.
   */
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

  /** Stores or drops the rendered page. A failed render leaves the cached page in place. */
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
