import type { MissingFragment } from '../fragment/fragment-client'
import { mediansOf, percentile, type Median, type Render } from './render-times.rules'

/** Record of one release since its composition took effect; times in milliseconds. */
export type ReleaseRecord = {
  pages: number
  /** Pages missing by its own fault, and its own failures reported by browsers. */
  failures: number
  /** Late pages and failures of the API: its fault only if another release fares better. */
  doubtful: number
  /** The newest largest contentful paints and interactions to next paint. */
  LCP: number[]
  INP: number[]
  /** The newest renders on the server, oldest first. */
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

export const sumOf = (records: readonly ReleaseRecord[]): ReleaseRecord => ({
  pages: records.reduce((sum, { pages }) => sum + pages, 0),
  failures: records.reduce((sum, { failures }) => sum + failures, 0),
  doubtful: records.reduce((sum, { doubtful }) => sum + doubtful, 0),
  LCP: records.flatMap(({ LCP }) => LCP),
  INP: records.flatMap(({ INP }) => INP),
  renders: records.flatMap(({ renders }) => renders),
})

/** Outcome of a page: rendered, failed by the release, or failed for a reason that may lie outside it. */
export type Outcome = 'given' | 'failed' | 'doubtful'

/**
 * Blames the release for a missing page; a missed deadline is doubtful, because a slow API may cause it, too.
 */
export function outcomeOf(missing: MissingFragment | undefined): Outcome {
  if (missing?.missing === 'late' || missing?.isOfApi) return 'doubtful'
  return missing?.missing === 'failed' ? 'failed' : 'given'
}

/** Names of call errors and a bare status: the API's answer, or its absence. */
const ofCalls =
  /^(NetworkError|TimeoutError|RequestCancelled|ResponseError|MaintenanceError|UnauthorisedError|InvalidChannelError)\b|^5\d\d$/

/** Blames the release for a failure in a browser, unless a call caused it. */
export const outcomeOfFailure = ({ kind, detail }: { kind: string; detail: string }): Outcome =>
  kind === 'contract-broken' || ofCalls.test(detail) ? 'doubtful' : 'failed'

/** A few failures may have any cause. */
const fewestFailures = 5
/** Failures per page allowed beyond those of the stable release. */
const failureAllowance = 0.02
/** Below these numbers of pages, failures are chance. */
const fewestPagesBefore = 50
const fewestPagesBeside = 20
/**
 * Share of doubtful pages that API and machine usually cause; if the others exceed it, no release is judged
 * by it.
 */
const usualDoubt = 0.05
/** A hanging release misses most of its pages. */
const hangingShare = 0.5
/** A percentile of fewer pages is chance. */
const fewestVitals = 50
/** Allowed slowdown of a canary at the 75th percentile. */
const vitalAllowance = {
  LCP: { times: 1.25, plusMs: 200 },
  INP: { times: 1.25, plusMs: 50 },
}
/** A median of fewer renders is chance. */
const fewestRenders = 20
/** Median time on the server that a canary may take. */
const renderAllowance = { times: 1.5, plusMs: 200 }

type Change = { now: ReleaseRecord; before: ReleaseRecord }

/**
 * The reason why a release exceeds its budget after a switch, compared with the release before it; none if
 * the unchanged remotes fare worse as well, which points to the load of the hour. The two did not run in the
 * same minutes: doubtful pages count only for a release that hangs while the others do not, and a few pages
 * (after a restart of the gateway) are no yardstick.
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

/** The reason why a canary exceeds its budget, compared with the stable release in the same minutes. */
export function breachOf(canary: ReleaseRecord, stable: ReleaseRecord): string | undefined {
  const yardstick = 'the stable release'
  return (
    failureBreach(canary, stable, yardstick) ??
    doubtfulBreach(canary, stable, yardstick) ??
    vitalBreach(canary, stable, yardstick)
  )
}

/** The reason why a canary renders too slowly. A slow machine or API slows both releases; `now` in ms. */
export function renderBreach(
  its: Pick<ReleaseRecord, 'renders'>,
  usual: Pick<ReleaseRecord, 'renders'>,
  now: number,
): string | undefined {
  const { canary, stable } = mediansOf(its.renders, usual.renders, now)
  if (Math.min(canary.count, stable.count) < fewestRenders) return undefined
  if (canary.ms <= stable.ms * renderAllowance.times + renderAllowance.plusMs) return undefined
  const medians = `${Math.round(canary.ms)} ms on the server, ${Math.round(stable.ms)} ms of the stable release`
  return `${medians} (median of ${canary.count} and ${stable.count} pages)`
}

function failureBreach(its: ReleaseRecord, usual: ReleaseRecord, yardstick: string): string | undefined {
  if (!isWorse([its.failures, its.pages], [usual.failures, usual.pages])) return undefined
  return `${its.failures} failures in ${its.pages} pages, ${usual.failures} in ${usual.pages} of ${yardstick}`
}

/** A slow machine and a failing API affect both releases: requires enough pages of the other one. */
function doubtfulBreach(its: ReleaseRecord, usual: ReleaseRecord, yardstick: string): string | undefined {
  if (usual.pages < fewestPagesBeside) return undefined
  if (!isWorse([its.doubtful, its.pages], [usual.doubtful, usual.pages])) return undefined
  const words = 'pages late or without an answer of the API'
  return `${its.doubtful} of ${its.pages} ${words}, ${usual.doubtful} of ${usual.pages} of ${yardstick}`
}

/** Most pages of the release are late, those of the release before and of the other remotes are not. */
function hangingBreach({ now, before }: Change, others: ReleaseRecord): string | undefined {
  if (now.pages < fewestPagesBeside || others.pages < fewestPagesBeside) return undefined
  const isUsual = ({ doubtful, pages }: ReleaseRecord) => rateOf(doubtful, pages) <= usualDoubt
  const isHanging = rateOf(now.doubtful, now.pages) >= hangingShare
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
  return count >= fewestFailures && rateOf(count, pages) > rateOf(usualCount, usualPages) + failureAllowance
}

const rateOf = (count: number, pages: number) => count / Math.max(pages, count, 1)

/** Times of a canary and its stable release for ops, in whole ms; undefined before the first page. */
export function timesOf(its: ReleaseRecord, stable: ReleaseRecord, now: number) {
  const medians = mediansOf(its.renders, stable.renders, now)
  const lcpOf = ({ LCP }: ReleaseRecord) => (LCP.length > 0 ? Math.round(percentile(LCP, 0.75)) : undefined)
  const serverOf = ({ count, ms }: Median) => (count > 0 ? Math.round(ms) : undefined)
  return {
    ...{ lcpMs: lcpOf(its), stableLcpMs: lcpOf(stable) },
    ...{ serverMs: serverOf(medians.canary), stableServerMs: serverOf(medians.stable) },
  }
}
