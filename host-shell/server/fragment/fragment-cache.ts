import type { ShopVersion } from '@storefront/contracts/shop-changes'
import { LRUCache } from 'lru-cache'
import type { FragmentAnswer } from './fragment-client'
import type { ShopChangesSource } from './shop-changes-source'

type Served = Extract<FragmentAnswer, { fragment: unknown }>
type Kept = {
  page: Served
  askedAtMs: number
  usableMs: number
  onErrorMs: number
  /** The version that the page is not older than. */
  version: ShopVersion | undefined
}
type Running<Flight> = { flight: Flight; version: ShopVersion | undefined }

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
 * Cache of guests' pages. Identical requests share one render (single flight). A page with a validity is
 * served until something that it shows has changed, and never afterwards. Any other page, and any while the
 * shop's version is unknown, is reused for seconds, as far as its data's lifetime allows
 * (stale-while-revalidate). While their remote fails, pages are reused for minutes (stale-if-error).
 */
export class FragmentCache<Flight extends { whole: Promise<FragmentAnswer> }> {
  private readonly kept = new LRUCache<string, Kept>({
    ...bounds,
    sizeCalculation: ({ page }, key) => page.sizeBytes + key.length,
  })
  private readonly running = new Map<string, Running<Flight>>()

  constructor(private readonly changes: Pick<ShopChangesSource, 'hasChanged'>) {}

  /** Returns the cached page or the render in progress. If there is neither, `begin` starts a render. */
  read(
    key: string,
    version: ShopVersion | undefined,
    begin: () => Flight,
  ): { known: Served } | { flight: Flight; isJoined: boolean } {
    const known = this.kept.get(key)
    const state = known ? this.judge(known, version) : 'outdated'
    if (known && state !== 'outdated') {
      if (state === 'ageing' && !this.joinable(key, version)) this.start(key, version, begin)
      return { known: known.page }
    }
    const joined = this.joinable(key, version)
    return joined
      ? { flight: joined, isJoined: true }
      : { flight: this.start(key, version, begin), isJoined: false }
  }

  /**
   * Returns the last page from before its remote was late, overloaded or down. Undefined if that page may not
   * be shown.
   */
  before(key: string): Served | undefined {
    const known = this.kept.get(key)
    return known && Date.now() - known.askedAtMs < known.onErrorMs ? known.page : undefined
  }

  private judge(known: Kept, version: ShopVersion | undefined): 'valid' | 'ageing' | 'outdated' {
    const ageMs = Date.now() - known.askedAtMs
    const { validity } = known.page.fragment
    if (validity && known.version && version) {
      const isSame = known.version.shop === version.shop && ageMs < validity.lastsMs
      return isSame && !this.changes.hasChanged(validity.tags, known.version.at) ? 'valid' : 'outdated'
    }
    if (ageMs >= known.usableMs) return 'outdated'
    return ageMs < freshMs ? 'valid' : 'ageing'
  }

  /** Returns the render in progress, unless something that it may show has changed since it began. */
  private joinable(key: string, version: ShopVersion | undefined): Flight | undefined {
    const running = this.running.get(key)
    const known = this.kept.get(key)
    if (!running || !version || (known && !known.page.fragment.validity)) return running?.flight
    const isSame = running.version?.shop === version.shop && running.version.at === version.at
    return isSame ? running.flight : undefined
  }

  private start(key: string, version: ShopVersion | undefined, begin: () => Flight): Flight {
    const askedAtMs = Date.now()
    const flight = begin()
    const running = { flight, version }
    this.running.set(key, running)
    void flight.whole.then((answer) => {
      if (this.running.get(key) === running) this.running.delete(key)
      this.keep(key, answer, { askedAtMs, version })
    })
    return flight
  }

  /** Stores or drops the rendered page. A failed render leaves the cached page in place. */
  private keep(
    key: string,
    answer: FragmentAnswer,
    { askedAtMs, version }: Pick<Kept, 'askedAtMs' | 'version'>,
  ) {
    if ('missing' in answer) return
    // A render that took longer must not replace a newer one.
    const known = this.kept.get(key)
    if (known && known.askedAtMs > askedAtMs) return
    const { status, redirect, sharedMaxAgeMs, validity } = answer.fragment
    const isPage = redirect === undefined && (status === 200 || status === 404)
    const isShared = sharedMaxAgeMs !== undefined
    const usableMs = Math.min(sharedMaxAgeMs ?? 0, staleMs)
    const onErrorMs = (sharedMaxAgeMs ?? 0) >= unlimitedMs ? staleIfErrorMs : 0
    if (isPage && isShared && (usableMs > 0 || validity))
      this.kept.set(key, { page: answer, askedAtMs, usableMs, onErrorMs, version })
    else this.kept.delete(key)
  }
}
