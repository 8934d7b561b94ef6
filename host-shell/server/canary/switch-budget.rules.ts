import {
  failureAllowance,
  failureBreach,
  fewestPagesBeside,
  fewestRenders,
  shareOfDoubtful,
  shareOfFailures,
  vitalBreach,
} from './canary-budget.rules'
import type { ReleaseRecord } from './release-record.rules'
import { percentile } from './render-times.rules'
import { computeRate } from './share-bound.rules'

/** Min pages of the previous release. With fewer pages, a difference may be chance. */
const fewestPagesBefore = 50
/**
 * Share of doubtful pages that the API or a busy machine causes normally. If the other releases exceed this
 * share, the problem is general, so no release counts as hanging.
 */
const usualDoubt = 0.05
/** A release hangs if at least this share of its pages is doubtful. */
const hangingShare = 0.5
/**
 * How much longer the median server render may take. Wider than a canary's allowance: the release before had
 * other pages and warm processes.
 */
const renderAllowance = { times: 2, plusMs: 500 }
/** How much slower the other remotes may get before their slowness explains that of the release. */
const othersAllowance = { times: 1.25, plusMs: 100 }

export type Change = { now: ReleaseRecord; before: ReleaseRecord }

/**
 * Returns why a release exceeds its budget after a switch, compared with the previous release, or undefined.
 * If the unchanged remotes fare worse too, the cause is probably load, so no release is blamed. The two
 * releases did not run at the same time, so doubtful pages count only if the release hangs while the others
 * do not. A previous release with only a few pages (e.g. after a gateway restart) is no basis for comparison.
 */
export function breachAfterSwitch(release: Change, others: () => Change): string | undefined {
  const { now, before } = release
  const isMeasure = before.pages >= fewestPagesBefore
  const breach =
    (isMeasure ? failureBreach(now, before, 'the release before') : undefined) ??
    (isMeasure ? hangingBreach(release, others) : undefined) ??
    vitalBreach(now, before, 'the release before')
  return breach && !areWorse(others()) ? breach : undefined
}

const areWorse = (others: Change) => isFailingMore(others) || vitalBreach(others.now, others.before, '')

/** Compares plain rates: to excuse a release needs less proof than to blame it. */
const isFailingMore = ({ now, before }: Change) =>
  computeRate(shareOfFailures(now)) > computeRate(shareOfFailures(before)) + failureAllowance

/**
 * Returns why a release renders too slowly after a switch, or undefined. If the other remotes render more
 * slowly too, or too rarely to tell, no release is blamed.
 */
export function renderBreachAfterSwitch(release: Change, others: () => Change): string | undefined {
  const times = mediansOf(release)
  if (!times || !isSlower(times, renderAllowance)) return undefined
  const otherTimes = mediansOf(others())
  if (!otherTimes || isSlower(otherTimes, othersAllowance)) return undefined
  const { now, before } = times
  return `${Math.round(now)} ms on the server, ${Math.round(before)} ms of the release before (median)`
}

type Medians = { now: number; before: number }

function mediansOf({ now, before }: Change): Medians | undefined {
  if (Math.min(now.renders.length, before.renders.length) < fewestRenders) return undefined
  const medianOf = ({ renders }: ReleaseRecord) =>
    percentile(
      renders.map(({ ms }) => ms),
      0.5,
    )
  return { now: medianOf(now), before: medianOf(before) }
}

const isSlower = ({ now, before }: Medians, { times, plusMs }: { times: number; plusMs: number }) =>
  now > before * times + plusMs

/**
 * Returns why a release hangs, or undefined. A release hangs if most of its pages are doubtful while those of
 * the previous release and of the other remotes are not.
 */
function hangingBreach({ now, before }: Change, others: () => Change): string | undefined {
  const isUsual = (record: ReleaseRecord) => computeRate(shareOfDoubtful(record)) <= usualDoubt
  if (now.pages < fewestPagesBeside || computeRate(shareOfDoubtful(now)) < hangingShare) return undefined
  const { now: beside } = others()
  if (beside.pages < fewestPagesBeside || !isUsual(before) || !isUsual(beside)) return undefined
  const ofOthers = `${beside.doubtful} of ${beside.pages} of the other remotes`
  return `${now.doubtful} of ${now.pages} pages late or without an answer of the API, ${ofOthers}`
}
