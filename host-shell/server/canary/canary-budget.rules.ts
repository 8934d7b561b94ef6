import type { MissingFragment } from '../fragment/fragment-client'
import { computeMedians, percentile, type Median, type Render } from './render-times.rules'

/** A release's pages, failures and timings since its composition took effect. Times are in milliseconds. */
export type ReleaseRecord = {
  pages: number
  /** Pages that the release failed to render, and failures that browsers reported for the release. */
  failures: number
  /**
   * Late pages and API failures. They count against the release only if another release has fewer of them.
   */
  doubtful: number
  /** The most recent LCP and INP values. */
  LCP: number[]
  INP: number[]
  /** The most recent server renders, oldest first. */
  renders: Render[]
}

export const emptyRecord = (): ReleaseRecord => ({
  pages: 0,
  failures: 0,
  doubtful: 0,
  LCP: [],
  INP: [],
  renders: [],
})

export const sumRecords = (records: readonly ReleaseRecord[]): ReleaseRecord => ({
  pages: records.reduce((sum, { pages }) => sum + pages, 0),
  failures: records.reduce((sum, { failures }) => sum + failures, 0),
  doubtful: records.reduce((sum, { doubtful }) => sum + doubtful, 0),
  LCP: records.flatMap(({ LCP }) => LCP),
  INP: records.flatMap(({ INP }) => INP),
  renders: records.flatMap(({ renders }) => renders),
})

/**
 * A page's outcome: rendered, failed because of the release, or failed for a reason that may lie elsewhere.
 */
export type Outcome = 'given' | 'failed' | 'doubtful'

/**
 * Classifies a page by its missing fragment. A late fragment is only doubtful, because a slow API can delay a
 * page too.
 */
export function toOutcome(missing: MissingFragment | undefined): Outcome {
  if (missing?.missing === 'late' || missing?.isOfApi) return 'doubtful'
  return missing?.missing === 'failed' ? 'failed' : 'given'
}

/** Matches a failure that an API call caused: the name of a call's error, or a bare 5xx status. */
const ofCalls =
  /^(NetworkError|TimeoutError|RequestCancelled|ResponseError|MaintenanceError|UnauthorisedError|InvalidChannelError)\b|^5\d\d$/

/** Classifies a failure that a browser reported. A failure caused by an API call is only doubtful. */
export const outcomeOfFailure = ({ kind, detail }: { kind: string; detail: string }): Outcome =>
  kind === 'contract-broken' || ofCalls.test(detail) ? 'doubtful' : 'failed'

/** Min failures before a release is judged. Fewer failures could have any cause. */
const fewestFailures = 5
/** Failures per page that a release may have on top of the rate of the release it is compared with. */
const failureAllowance = 0.02
/**
 * Min pages of the previous release, and of releases that run at the same time. With fewer pages, a
 * difference may be chance.
 */
const fewestPagesBefore = 50
const fewestPagesBeside = 20
/**
 * Share of doubtful pages that the API or a busy machine causes normally. If the other releases exceed this
 * share, the problem is general, so no release counts as hanging.
 */
const usualDoubt = 0.05
/** A release hangs if at least this share of its pages is doubtful. */
const hangingShare = 0.5
/** Min values for a meaningful percentile. */
const fewestVitals = 50
/** How much slower a canary may be at the 75th percentile. */
const vitalAllowance = {
  LCP: { times: 1.25, plusMs: 200 },
  INP: { times: 1.25, plusMs: 50 },
}
/** Min renders for a meaningful median. */
const fewestRenders = 20
/** How much longer a canary's median server render may take. */
const renderAllowance = { times: 1.5, plusMs: 200 }

type Change = { now: ReleaseRecord; before: ReleaseRecord }

/**
 * Returns why a release exceeds its budget after a switch, compared with the previous release, or undefined.
 * If the unchanged remotes fare worse too, the cause is probably load, so no release is blamed. The two
 * releases did not run at the same time, so doubtful pages count only if the release hangs while the others
 * do not. A previous release with only a few pages (e.g. after a gateway restart) is no basis for comparison.
 */
export function breachAfterSwitch(release: Change, others: Change): string | undefined {
  if (failureBreach(others.now, others.before, '') ?? vitalBreach(others.now, others.before, ''))
    return undefined
  const isMeasure = release.before.pages >= fewestPagesBefore
  return (
    (isMeasure ? failureBreach(release.now, release.before, 'the release before') : undefined) ??
    (isMeasure ? hangingBreach(release, others.now) : undefined) ??
    vitalBreach(release.now, release.before, 'the release before')
  )
}

/**
 * Returns why a canary exceeds its budget, compared with the stable release over the same period, or
 * undefined.
 */
export function findBreach(canary: ReleaseRecord, stable: ReleaseRecord): string | undefined {
  const yardstick = 'the stable release'
  return (
    failureBreach(canary, stable, yardstick) ??
    doubtfulBreach(canary, stable, yardstick) ??
    vitalBreach(canary, stable, yardstick)
  )
}

/**
 * Returns why a canary renders too slowly, or undefined. A slow machine or API slows down both releases, so
 * the comparison cancels it out. `now` is in ms.
 */
export function renderBreach(
  its: Pick<ReleaseRecord, 'renders'>,
  usual: Pick<ReleaseRecord, 'renders'>,
  now: number,
): string | undefined {
  const { canary, stable } = computeMedians(its.renders, usual.renders, now)
  if (Math.min(canary.count, stable.count) < fewestRenders) return undefined
  if (canary.ms <= stable.ms * renderAllowance.times + renderAllowance.plusMs) return undefined
  const medians = `${Math.round(canary.ms)} ms on the server, ${Math.round(stable.ms)} ms of the stable release`
  return `${medians} (median of ${canary.count} and ${stable.count} pages)`
}

function failureBreach(its: ReleaseRecord, usual: ReleaseRecord, yardstick: string): string | undefined {
  if (!isWorse([its.failures, its.pages], [usual.failures, usual.pages])) return undefined
  return `${its.failures} failures in ${its.pages} pages, ${usual.failures} in ${usual.pages} of ${yardstick}`
}

/**
 * Returns why a release has too many doubtful pages, or undefined. A slow machine or API affects both
 * releases, so the other release needs enough pages for a comparison.
 */
function doubtfulBreach(its: ReleaseRecord, usual: ReleaseRecord, yardstick: string): string | undefined {
  if (usual.pages < fewestPagesBeside) return undefined
  if (!isWorse([its.doubtful, its.pages], [usual.doubtful, usual.pages])) return undefined
  const words = 'pages late or without an answer of the API'
  return `${its.doubtful} of ${its.pages} ${words}, ${usual.doubtful} of ${usual.pages} of ${yardstick}`
}

/**
 * Returns why a release hangs, or undefined. A release hangs if most of its pages are doubtful while those of
 * the previous release and of the other remotes are not.
 */
function hangingBreach({ now, before }: Change, others: ReleaseRecord): string | undefined {
  if (now.pages < fewestPagesBeside || others.pages < fewestPagesBeside) return undefined
  const isUsual = ({ doubtful, pages }: ReleaseRecord) => computeRate(doubtful, pages) <= usualDoubt
  const isHanging = computeRate(now.doubtful, now.pages) >= hangingShare
  if (!isHanging || !isUsual(before) || !isUsual(others)) return undefined
  const beside = `${others.doubtful} of ${others.pages} of the other remotes`
  return `${now.doubtful} of ${now.pages} pages late or without an answer of the API, ${beside}`
}

function vitalBreach(its: ReleaseRecord, usual: ReleaseRecord, yardstick: string): string | undefined {
  for (const name of ['LCP', 'INP'] as const) {
    if (Math.min(its[name].length, usual[name].length) < fewestVitals) continue
    const [value, before] = [percentile(its[name], 0.75), percentile(usual[name], 0.75)]
    const { times, plusMs } = vitalAllowance[name]
    if (value > before * times + plusMs)
      return `${name} of ${Math.round(value)} ms, ${Math.round(before)} ms of ${yardstick} (75th percentile)`
  }
  return undefined
}

type Share = [count: number, pages: number]

function isWorse([count, pages]: Share, [usualCount, usualPages]: Share): boolean {
  return (
    count >= fewestFailures &&
    computeRate(count, pages) > computeRate(usualCount, usualPages) + failureAllowance
  )
}

const computeRate = (count: number, pages: number) => count / Math.max(pages, count, 1)

/**
 * Returns the times of a canary and its stable release for ops, in whole ms. Undefined before the first page.
 */
export function computeTimes(its: ReleaseRecord, stable: ReleaseRecord, now: number) {
  const medians = computeMedians(its.renders, stable.renders, now)
  const lcpOf = ({ LCP }: ReleaseRecord) => (LCP.length > 0 ? Math.round(percentile(LCP, 0.75)) : undefined)
  const serverOf = ({ count, ms }: Median) => (count > 0 ? Math.round(ms) : undefined)
  return {
    ...{ lcpMs: lcpOf(its), stableLcpMs: lcpOf(stable) },
    ...{ serverMs: serverOf(medians.canary), stableServerMs: serverOf(medians.stable) },
  }
}
