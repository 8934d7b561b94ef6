import type { ReleaseRecord } from './release-record.rules'
import { computeMedians, percentile } from './render-times.rules'
import { computeBounds, computeRate, isAbove, type Share } from './share-bound.rules'

/** Min failures before a release is judged. Fewer failures could have any cause. */
const fewestFailures = 3
/** Min addresses that must have seen them, because one address may count three times. */
const fewestAddresses = 2
/** Failures per page that a release may have on top of the rate of the release it is compared with. */
export const failureAllowance = 0.02
/**
 * Pages and failures that the compared release is assumed to have in addition. Its first pages say little
 * about its usual rate.
 */
const assumed: Share = { count: 1, of: 20 }
/** Min pages of a release that runs at the same time. With fewer pages, a difference may be chance. */
export const fewestPagesBeside = 20
/** Min values for a meaningful percentile. */
const fewestVitals = 50
/** How much slower a canary may be at the 75th percentile. */
const vitalAllowance = {
  LCP: { times: 1.25, plusMs: 200 },
  INP: { times: 1.25, plusMs: 50 },
}
/** Min renders for a meaningful median. */
export const fewestRenders = 20
/** How much longer a canary's median server render may take. */
const renderAllowance = { times: 1.5, plusMs: 200 }

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

/** Returns why a release fails more often than the other by more than chance, or undefined. */
export function failureBreach(
  its: ReleaseRecord,
  usual: ReleaseRecord,
  yardstick: string,
): string | undefined {
  if (its.failures < fewestFailures || its.failureAddresses < fewestAddresses) return undefined
  const usualRate = computeRate({
    count: usual.failures + assumed.count,
    of: usual.pages + assumed.of,
  })
  if (!isAbove(shareOfFailures(its), usualRate + failureAllowance)) return undefined
  return `${its.failures} failures in ${its.pages} pages, ${usual.failures} in ${usual.pages} of ${yardstick}`
}

export const shareOfFailures = ({ failures, pages }: ReleaseRecord): Share => ({ count: failures, of: pages })
export const shareOfDoubtful = ({ doubtful, pages }: ReleaseRecord): Share => ({ count: doubtful, of: pages })

/**
 * Returns why a release has too many doubtful pages, or undefined. A slow machine or API affects both
 * releases, so the other release's upper bound is the measure.
 */
function doubtfulBreach(its: ReleaseRecord, usual: ReleaseRecord, yardstick: string): string | undefined {
  if (usual.pages < fewestPagesBeside) return undefined
  if (its.doubtful < fewestFailures || its.doubtfulAddresses < fewestAddresses) return undefined
  const { upper } = computeBounds(shareOfDoubtful(usual))
  if (!isAbove(shareOfDoubtful(its), upper + failureAllowance)) return undefined
  const words = 'pages late or without an answer of the API'
  return `${its.doubtful} of ${its.pages} ${words}, ${usual.doubtful} of ${usual.pages} of ${yardstick}`
}

export function vitalBreach(its: ReleaseRecord, usual: ReleaseRecord, yardstick: string): string | undefined {
  for (const name of ['LCP', 'INP'] as const) {
    if (Math.min(its[name].length, usual[name].length) < fewestVitals) continue
    const [value, before] = [percentile(its[name], 0.75), percentile(usual[name], 0.75)]
    const { times, plusMs } = vitalAllowance[name]
    if (value > before * times + plusMs)
      return `${name} of ${Math.round(value)} ms, ${Math.round(before)} ms of ${yardstick} (75th percentile)`
  }
  return undefined
}
