import { parseCookie, stringifySetCookie } from 'cookie'
import { LRUCache } from 'lru-cache'
import type { CompositionHistory } from '../composition/composition-history'
import type { CompositionDocument, RemoteEntry } from '../composition/composition.rules'
import { breachOf, emptyRecord, type ReleaseRecord } from './canary-budget.rules'
import { bucketCount, canaryOf, isChosen, stableOf } from './canary.rules'

/** What a shopper gets, and the bucket that they are in from now on. */
export type Choice = { composition: CompositionDocument; newBucket: number | undefined }

/** The newest values that a percentile is taken of. */
const mostVitals = 500
/** One browser, or somebody who makes failures up, is no proof against a release. */
const mostFailuresOfOneAddress = 3
const mostAddresses = 10_000

const keyOf = ({ name, version }: { name: string; version: string }) => `${name}@${version}`

/** Gives shoppers their share of the canaries, and withdraws a canary that leaves its budget. */
export class CanaryTraffic {
  private variants = new Map<string, CompositionDocument>()
  private records = new Map<string, ReleaseRecord>()
  private failuresOf = new LRUCache<string, number>({ max: mostAddresses })
  private active: CompositionDocument | undefined

  constructor(
    private readonly history: Pick<CompositionHistory, 'withdrawn' | 'noteWithdrawn'>,
    private readonly warn: (fields: Record<string, unknown>, message: string) => void,
  ) {}

  /** The composition of this shopper: the same object for all who get the same releases. */
  choose(active: CompositionDocument, cookie: string): Choice {
    this.begin(active)
    const withCanary = active.remotes.filter((remote) => remote.canary && !this.isWithdrawn(remote))
    if (!active.remotes.some(({ canary }) => canary)) return { composition: active, newBucket: undefined }
    const known = bucketIn(cookie)
    const bucket = known ?? Math.floor(Math.random() * bucketCount)
    const chosen = withCanary.filter((remote) => isChosen(bucket, remote))
    return {
      composition: this.variantWith(active, chosen),
      newBucket: known === undefined && withCanary.length > 0 ? bucket : undefined,
    }
  }

  /** A page of a release, and whether it owed it. */
  notePage(release: { name: string; version: string }, { isOwed }: { isOwed: boolean }): void {
    const record = this.recordOf(release)
    if (!record) return
    record.pages += 1
    if (isOwed) record.failures += 1
    this.judge(release.name)
  }

  /** A failure that a browser has told of, by the address that told it. */
  noteFailure(release: { name: string; version: string }, address: string): void {
    const record = this.recordOf(release)
    const key = `${keyOf(release)} ${address}`
    const told = this.failuresOf.get(key) ?? 0
    if (!record || told >= mostFailuresOfOneAddress) return
    this.failuresOf.set(key, told + 1)
    record.failures += 1
    this.judge(release.name)
  }

  /** A web vital of a page, in milliseconds. */
  noteVital(release: { name: string; version: string }, vital: string, ms: number): void {
    const record = this.recordOf(release)
    if (!record || (vital !== 'LCP' && vital !== 'INP')) return
    record[vital].push(ms)
    if (record[vital].length > mostVitals) record[vital].shift()
    this.judge(release.name)
  }

  /** The canaries in force: their weight, 0 once withdrawn, and what is known of them. */
  states() {
    return (this.active?.remotes ?? []).flatMap((remote) => {
      if (!remote.canary) return []
      const { version, weight } = remote.canary
      const { pages, failures } = this.records.get(keyOf(canaryOf(remote))) ?? emptyRecord()
      return [{ name: remote.name, version, weight: this.isWithdrawn(remote) ? 0 : weight, pages, failures }]
    })
  }

  /** Another composition is another comparison. */
  private begin(active: CompositionDocument) {
    if (active === this.active) return
    this.active = active
    this.variants = new Map()
    this.records = new Map(
      active.remotes
        .filter(({ canary }) => canary)
        .flatMap((remote) => [stableOf(remote), canaryOf(remote)])
        .map((release) => [keyOf(release), emptyRecord()]),
    )
    this.failuresOf.clear()
  }

  private variantWith(active: CompositionDocument, chosen: RemoteEntry[]): CompositionDocument {
    const id = [active.id, ...chosen.map((remote) => keyOf(canaryOf(remote)))].join('+')
    const known = this.variants.get(id)
    if (known) return known
    const remotes = active.remotes.map((remote) =>
      chosen.includes(remote) ? canaryOf(remote) : stableOf(remote),
    )
    const variant = { ...active, id, remotes }
    this.variants.set(id, variant)
    return variant
  }

  private recordOf(release: { name: string; version: string }): ReleaseRecord | undefined {
    return this.records.get(keyOf(release))
  }

  private isWithdrawn(remote: RemoteEntry): boolean {
    return this.history.withdrawn(this.active?.id ?? '').has(keyOf(canaryOf(remote)))
  }

  private judge(name: string) {
    const remote = this.active?.remotes.find((one) => one.name === name)
    if (!this.active || !remote?.canary || this.isWithdrawn(remote)) return
    const canary = keyOf(canaryOf(remote))
    const [its, stable] = [this.records.get(canary), this.records.get(keyOf(stableOf(remote)))]
    const breach = its && stable && breachOf(its, stable)
    if (!breach) return
    this.warn({ remote: name, version: remote.canary.version, reason: breach }, 'canary withdrawn')
    void this.history.noteWithdrawn(this.active.id, canary, breach)
  }
}

/** The cookie that keeps a shopper with what they were given: a number of a hundred, nobody's own. */
const canaryCookie = 'canary'
const canaryCookieSeconds = 30 * 24 * 60 * 60

export const canarySetCookie = (bucket: number, protocol: string): string =>
  stringifySetCookie({
    name: canaryCookie,
    value: String(bucket),
    path: '/',
    maxAge: canaryCookieSeconds,
    httpOnly: true,
    sameSite: 'lax',
    secure: protocol === 'https',
  })

/** The bucket that a browser sends along; one that no gateway has given is none. */
function bucketIn(cookie: string): number | undefined {
  const value = parseCookie(cookie)[canaryCookie] ?? ''
  return /^\d{1,2}$/.test(value) ? Number(value) : undefined
}
