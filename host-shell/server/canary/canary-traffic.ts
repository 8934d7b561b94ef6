import { isDeepStrictEqual } from 'node:util'
import type { CompositionHistory } from '../composition/composition-history'
import type { CompositionDocument } from '../composition/composition.rules'
import type { RemoteEntry } from '../release/remote-entry'
import { findBreach, renderBreach } from './canary-budget.rules'
import { bucketIn } from './canary-cookie'
import { ConversionBudget } from './conversion/conversion-budget'
import type { Step } from './conversion/conversion.rules'
import { bucketCount, toCanary, isChosen, listReleases, toStable } from '../composition/canary.rules'
import { addOutcome, emptyRecord, summarise, type Outcome, type ReleaseRecord } from './release-record.rules'
import { addRender } from './render-times.rules'
import { breachAfterSwitch, renderBreachAfterSwitch } from './switch-budget.rules'
import { Votes } from './votes'
import { compareSwitch, isOther, keyOf, watchedMs, type Switch } from './watched-switch'

/** A shopper's composition and, if the shopper had no bucket yet, the bucket to set as a cookie. */
export type Choice = { composition: CompositionDocument; newBucket: number | undefined }

/** Max values of a vital that a release keeps. */
const mostVitals = 500

type Release = { name: string; version: string }

/**
 * Assigns shoppers to canaries by weight and withdraws a canary that exceeds its budget. Returns to the
 * previous composition after a bad switch for everybody.
 */
export class CanaryTraffic {
  private variants = new Map<string, CompositionDocument>()
  private records = new Map<string, ReleaseRecord>()
  private readonly votes = new Votes()
  private readonly conversions = new ConversionBudget()
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

  /** Checks whether any shopper gets a canary now. */
  isComparing(): boolean {
    return this.liveCanaries().length > 0
  }

  /** Records a page and its outcome. At most three failures per address count. */
  notePage(release: Release, outcome: Outcome, address: string): void {
    const record = this.recordOf(release)
    if (!record || !this.isCounted(record, release, outcome, address)) return
    record.pages += 1
    this.judge(release.name)
  }

  /** Records a failure reported by a browser at this address. */
  noteFailure(release: Release, address: string, outcome: Outcome = 'failed'): void {
    const record = this.recordOf(release)
    if (record && this.isCounted(record, release, outcome, address)) this.judge(release.name)
  }

  /** Records a page's web vital in milliseconds, reported from this address. */
  noteVital(release: Release, { name, value }: { name: string; value: number }, address: string): void {
    const record = this.recordOf(release)
    if (!record || (name !== 'LCP' && name !== 'INP')) return
    if (!this.votes.takeVital({ release: keyOf(release), address }, name)) return
    record[name].push(value)
    if (record[name].length > mostVitals) record[name].shift()
    this.judge(release.name)
  }

  /** Records how long the server took to render a page, in milliseconds. `address` requested the page. */
  noteRender(release: Release, ms: number, address: string): void {
    const record = this.recordOf(release)
    const at = Date.now()
    if (!record || !addRender(record.renders, { at, ms, address })) return
    const compared = this.comparisonOf(release.name)
    const breach = compared && renderBreach(compared.its, compared.stable, at)
    if (breach) this.withdraw(compared.remote, breach)
    this.judgeSwitch(release.name, ({ release: its, others }) => renderBreachAfterSwitch(its, others))
  }

  /**
   * Records a shopper's step to an order. Shoppers with canaries of two remotes don't count, because either
   * canary could be the cause.
   */
  noteStep(step: Step, cookie: string, address: string): void {
    const bucket = bucketIn(cookie)
    const live = this.liveCanaries()
    if (bucket === undefined || live.length === 0) return
    const chosen = live.filter((remote) => isChosen(bucket, remote))
    if (chosen.length > 1) return
    if (!this.conversions.note(step, { bucket, address, canary: chosen[0] })) return
    for (const remote of chosen.length > 0 ? chosen : live) {
      const breach = this.conversions.findBreach(remote, this.active?.remotes ?? [])
      if (breach) this.withdraw(remote, breach)
    }
  }

  private liveCanaries(): RemoteEntry[] {
    if (this.isBack()) return []
    return (this.active?.remotes ?? []).filter((remote) => remote.canary && !this.isWithdrawn(remote))
  }

  /** Adds the outcome to the record, unless it is a failure and its address has reached the limit. */
  private isCounted(record: ReleaseRecord, release: Release, outcome: Outcome, address: string): boolean {
    if (outcome === 'given') return true
    const vote = this.votes.takeFailure({ release: keyOf(release), address }, outcome)
    if (vote) addOutcome(record, outcome, vote)
    return vote !== undefined
  }

  /**
   * Lists active canaries and withdrawn releases for ops, with their weight (0 once withdrawn) and record.
   * Times are in milliseconds and stand next to those of the stable release.
   */
  states() {
    const remotes = this.active?.remotes ?? []
    return remotes.flatMap((remote) => {
      if (!remote.canary && !this.isReturned(remote)) return []
      const { version, weight } = remote.canary ?? { ...remote, weight: 0 }
      const record = this.recordOf(toCanary(remote)) ?? emptyRecord()
      const stable = remote.canary && this.recordOf(toStable(remote))
      const conversions = remote.canary ? this.conversions.describe(remote, remotes) : []
      return [
        {
          name: remote.name,
          version,
          weight: this.isWithdrawn(remote) ? 0 : weight,
          ...summarise(record, stable, Date.now()),
          ...(conversions.length > 0 && { conversions }),
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
    this.votes.clear()
    this.conversions.clear()
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
    const isSwitch = isSame && active.remotes.some((remote) => isOther(remote, before))
    return isSwitch ? { before, past, until: at + watchedMs } : undefined
  }

  /**
   * Checks whether a release of the switch was withdrawn, be it here, by another gateway or before a restart.
   */
  private isBack(): boolean {
    return (this.active?.remotes ?? []).some((remote) => this.isReturned(remote))
  }

  private isReturned(remote: RemoteEntry): boolean {
    if (!this.switched || !isOther(remote, this.switched.before)) return false
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
    this.judgeSwitch(name, ({ release, others }) => breachAfterSwitch(release, others))
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
  private judgeSwitch(
    name: string,
    judge: (compared: ReturnType<typeof compareSwitch>) => string | undefined,
  ): void {
    const remote = this.active?.remotes.find((one) => one.name === name)
    if (!remote || !this.active || !this.switched || Date.now() > this.switched.until || this.isBack()) return
    if (!isOther(remote, this.switched.before)) return
    const breach = judge(compareSwitch(remote, this.active, this.records, this.switched))
    if (!breach) return
    this.warn(
      { remote: name, version: remote.version, reason: breach },
      'release withdrawn, the composition before is given',
    )
    void this.history.noteWithdrawn(this.active.id, keyOf(toStable(remote)), breach)
  }
}
