import { isDeepStrictEqual } from 'node:util'
import { LRUCache } from 'lru-cache'
import type { CompositionHistory } from '../composition/composition-history'
import type { CompositionDocument } from '../composition/composition.rules'
import type { RemoteEntry } from '../release/remote-entry'
import {
  breachAfterSwitch,
  findBreach,
  emptyRecord,
  renderBreach,
  sumRecords,
  computeTimes,
  type Outcome,
  type ReleaseRecord,
} from './canary-budget.rules'
import { bucketIn } from './canary-cookie'
import { bucketCount, toCanary, isChosen, listReleases, toStable } from '../composition/canary.rules'
import { addRender } from './render-times.rules'

/** A shopper's composition and, if the shopper had no bucket yet, the bucket to set as a cookie. */
export type Choice = { composition: CompositionDocument; newBucket: number | undefined }

const mostVitals = 500
/**
 * Max failures that count per address, so that one broken or malicious browser cannot get a release
 * withdrawn.
 */
const mostFailuresOfOneAddress = 3
/**
 * Max values of a vital that count per address. A verdict needs 50 values, so at least ten networks must
 * report before a release is withdrawn.
 */
const mostVitalsOfOneAddress = 5
const mostAddresses = 10_000

/** How long a release that went to everybody at once is compared with the previous one. */
const watchedMs = 10 * 60_000

/**
 * A switch under observation: the composition to return to, and the records of its releases. `until` is in
 * ms.
 */
type Switch = { before: CompositionDocument; past: Map<string, ReleaseRecord>; until: number }

type Release = { name: string; version: string }

const keyOf = ({ name, version }: Release) => `${name}@${version}`

function count(record: ReleaseRecord, outcome: Outcome) {
  if (outcome === 'failed') record.failures += 1
  if (outcome === 'doubtful') record.doubtful += 1
}

/**
 * Assigns shoppers to canaries by weight and withdraws a canary that exceeds its budget. Returns to the
 * previous composition after a bad switch for everybody.
 */
export class CanaryTraffic {
  private variants = new Map<string, CompositionDocument>()
  private records = new Map<string, ReleaseRecord>()
  private toldBy = new LRUCache<string, number>({ max: mostAddresses })
  private active: CompositionDocument | undefined
  private switched: Switch | undefined

  constructor(
    private readonly history: Pick<CompositionHistory, 'withdrawn' | 'noteWithdrawn' | 'replaced'>,
    private readonly warn: (fields: Record<string, unknown>, message: string) => void,
  ) {}

  /** Chooses this shopper's composition. Shoppers with the same releases get the same object. */
  choose(active: CompositionDocument, cookie: string): Choice {
    this.begin(active)
    if (this.isBack()) return { composition: this.compositionBefore(active), newBucket: undefined }
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

  /**
   * Lists the releases that shoppers can get, without withdrawn canaries. After a bad switch, these are the
   * releases of the previous composition.
   */
  releasesGiven(active: CompositionDocument): RemoteEntry[] {
    this.begin(active)
    if (this.isBack()) return this.compositionBefore(active).remotes
    const remotes = active.remotes.map((remote) => (this.isWithdrawn(remote) ? toStable(remote) : remote))
    return listReleases({ ...active, remotes })
  }

  /** Records a page and its outcome. At most three failures per address count. */
  notePage(release: Release, outcome: Outcome, address: string): void {
    const record = this.recordOf(release)
    if (!record || (outcome !== 'given' && !this.isFailureHeard(release, address))) return
    record.pages += 1
    count(record, outcome)
    this.judge(release.name)
  }

  /** Records a failure reported by a browser at this address. */
  noteFailure(release: Release, address: string, outcome: Outcome = 'failed'): void {
    const record = this.recordOf(release)
    if (!record || !this.isFailureHeard(release, address)) return
    count(record, outcome)
    this.judge(release.name)
  }

  /** Records a page's web vital in milliseconds, reported from this address. */
  noteVital(release: Release, { name, value }: { name: string; value: number }, address: string): void {
    const record = this.recordOf(release)
    if (!record || (name !== 'LCP' && name !== 'INP')) return
    if (!this.isHeard(`${keyOf(release)} ${name} ${address}`, mostVitalsOfOneAddress)) return
    record[name].push(value)
    if (record[name].length > mostVitals) record[name].shift()
    this.judge(release.name)
  }

  /** Records how long the server took to render a page, in milliseconds. `address` requested the page. */
  noteRender(release: Release, ms: number, address: string): void {
    const compared = this.comparisonOf(release.name)
    const record = this.recordOf(release)
    if (!compared || !record) return
    const at = Date.now()
    if (!addRender(record.renders, { at, ms, address })) return
    const breach = renderBreach(compared.its, compared.stable, at)
    if (breach) this.withdraw(compared.remote, breach)
  }

  /**
   * Counts a failure and checks whether it is within the limit. Missing pages and browser reports of one
   * address share a limit.
   */
  private isFailureHeard(release: Release, address: string): boolean {
    return this.isHeard(`${keyOf(release)} ${address}`, mostFailuresOfOneAddress)
  }

  /** Counts a report. Returns false once its sender has reached the limit. */
  private isHeard(asker: string, most: number): boolean {
    const told = this.toldBy.get(asker) ?? 0
    if (told < most) this.toldBy.set(asker, told + 1)
    return told < most
  }

  /**
   * Lists active canaries and withdrawn releases for ops, with their weight (0 once withdrawn) and record.
   * Times are in milliseconds and stand next to those of the stable release.
   */
  states() {
    return (this.active?.remotes ?? []).flatMap((remote) => {
      if (!remote.canary && !this.isReturned(remote)) return []
      const { version, weight } = remote.canary ?? { ...remote, weight: 0 }
      const record = this.records.get(keyOf(toCanary(remote))) ?? emptyRecord()
      const stable = remote.canary && this.records.get(keyOf(toStable(remote)))
      const { pages, failures } = record
      const times = computeTimes(record, stable ?? emptyRecord(), Date.now())
      return [
        {
          name: remote.name,
          version,
          weight: this.isWithdrawn(remote) ? 0 : weight,
          pages,
          failures,
          ...times,
        },
      ]
    })
  }

  /**
   * Starts new records if the composition has changed. A rewrite of the same composition keeps the records.
   */
  private begin(active: CompositionDocument) {
    if (active === this.active) return
    const isSame = active.id === this.active?.id && isDeepStrictEqual(active.remotes, this.active.remotes)
    this.active = active
    this.variants = new Map()
    if (isSame) return
    const past = this.records
    this.records = new Map(listReleases(active).map((release) => [keyOf(release), emptyRecord()]))
    this.switched = this.switchTo(active, past)
    this.toldBy.clear()
  }

  /**
   * Returns the switch that may have to be reverted, or undefined. A composition with a withdrawn release is
   * never restored.
   */
  private switchTo(active: CompositionDocument, past: Map<string, ReleaseRecord>): Switch | undefined {
    const { document, at } = this.history.replaced(active.id) ?? {}
    if (!document || at === undefined || this.history.withdrawn(document.id).size > 0) return undefined
    const before = { ...document, remotes: document.remotes.map(toStable) }
    const isSame = before.remotes.length === active.remotes.length
    const isSwitch = isSame && active.remotes.some((remote) => this.isOther(remote, before))
    return isSwitch ? { before, past, until: at + watchedMs } : undefined
  }

  /** Checks whether everybody gets a different release of the remote than before. */
  private isOther({ name, version }: RemoteEntry, { remotes }: CompositionDocument): boolean {
    return remotes.some((one) => one.name === name && one.version !== version)
  }

  /**
   * Checks whether a release of the switch was withdrawn, be it here, by another gateway or before a restart.
   */
  private isBack(): boolean {
    return (this.active?.remotes ?? []).some((remote) => this.isReturned(remote))
  }

  private isReturned(remote: RemoteEntry): boolean {
    if (!this.switched || !this.isOther(remote, this.switched.before)) return false
    return this.history.withdrawn(this.active?.id ?? '').has(keyOf(toStable(remote)))
  }

  private compositionBefore(active: CompositionDocument): CompositionDocument {
    const id = `${active.id}-back`
    const back = this.variants.get(id) ?? { ...(this.switched?.before ?? active), id }
    this.variants.set(id, back)
    return back
  }

  private variantWith(active: CompositionDocument, chosen: RemoteEntry[]): CompositionDocument {
    const id = [active.id, ...chosen.map((remote) => keyOf(toCanary(remote)))].join('+')
    const known = this.variants.get(id)
    if (known) return known
    const remotes = active.remotes.map((remote) =>
      chosen.includes(remote) ? toCanary(remote) : toStable(remote),
    )
    const variant = { ...active, id, remotes }
    this.variants.set(id, variant)
    return variant
  }

  private recordOf(release: Release): ReleaseRecord | undefined {
    return this.records.get(keyOf(release))
  }

  private isWithdrawn(remote: RemoteEntry): boolean {
    return this.history.withdrawn(this.active?.id ?? '').has(keyOf(toCanary(remote)))
  }

  private judge(name: string) {
    const remote = this.active?.remotes.find((one) => one.name === name)
    if (remote && this.switched) this.judgeSwitch(remote, this.switched)
    const compared = this.comparisonOf(name)
    const breach = compared && findBreach(compared.its, compared.stable)
    if (breach) this.withdraw(compared.remote, breach)
  }

  /**
   * Returns the records of a canary and its stable release, or undefined if shoppers get no canary of this
   * remote.
   */
  private comparisonOf(name: string) {
    const remote = this.active?.remotes.find((one) => one.name === name)
    if (!remote?.canary || this.isWithdrawn(remote)) return undefined
    const [its, stable] = [this.recordOf(toCanary(remote)), this.recordOf(toStable(remote))]
    return its && stable && { remote, its, stable }
  }

  private withdraw(remote: RemoteEntry, reason: string) {
    const canary = toCanary(remote)
    this.warn({ remote: remote.name, version: canary.version, reason }, 'canary withdrawn')
    void this.history.noteWithdrawn(this.active?.id ?? '', keyOf(canary), reason)
  }

  /**
   * Judges a release that went to everybody at once by comparing its record with that of the previous
   * release.
   */
  private judgeSwitch(remote: RemoteEntry, { before, past, until }: Switch) {
    if (!this.active || Date.now() > until || this.isBack() || !this.isOther(remote, before)) return
    const old = before.remotes.find(({ name }) => name === remote.name)
    const staying = this.active.remotes.filter((one) => !one.canary && !this.isOther(one, before)).map(keyOf)
    const among = (records: Map<string, ReleaseRecord>, keys: string[]) =>
      sumRecords(keys.flatMap((key) => records.get(key) ?? []))
    const release = keyOf(toStable(remote))
    const breach = breachAfterSwitch(
      { now: among(this.records, [release]), before: among(past, old ? [keyOf(old)] : []) },
      { now: among(this.records, staying), before: among(past, staying) },
    )
    if (!breach) return
    this.warn(
      { remote: remote.name, version: remote.version, reason: breach },
      'release withdrawn, the composition before is given',
    )
    void this.history.noteWithdrawn(this.active.id, release, breach)
  }
}
