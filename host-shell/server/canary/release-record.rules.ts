import type { MissingFragment } from '../fragment/fragment-client'
import { computeMedians, percentile, type Median, type Render } from './render-times.rules'

/** A release's pages, failures and timings since its composition took effect. Times are in milliseconds. */
export type ReleaseRecord = {
  pages: number
  /** Pages that the release failed to render, and failures that browsers reported for the release. */
  failures: number
  failureAddresses: number
  /**
   * Late pages and API failures. They count against the release only if another release has fewer of them.
   */
  doubtful: number
  doubtfulAddresses: number
  /** The most recent LCP and INP values. */
  LCP: number[]
  INP: number[]
  /** The most recent server renders, oldest first. */
  renders: Render[]
}

export const emptyRecord = (): ReleaseRecord => ({
  pages: 0,
  failures: 0,
  failureAddresses: 0,
  doubtful: 0,
  doubtfulAddresses: 0,
  LCP: [],
  INP: [],
  renders: [],
})

const counts = ['pages', 'failures', 'failureAddresses', 'doubtful', 'doubtfulAddresses'] as const

/** Adds up records. An address with failures of two releases counts twice. */
export function sumRecords(records: readonly ReleaseRecord[]): ReleaseRecord {
  const sum = emptyRecord()
  for (const name of counts) sum[name] = records.reduce((total, record) => total + record[name], 0)
  return {
    ...sum,
    LCP: records.flatMap(({ LCP }) => LCP),
    INP: records.flatMap(({ INP }) => INP),
    renders: records.flatMap(({ renders }) => renders),
  }
}

/**
 * A page's outcome: rendered, failed because of the release, or failed for a reason that may lie elsewhere.
 */
export type Outcome = 'given' | 'failed' | 'doubtful'

/** Adds an outcome to a record. A new address has had no such outcome before. */
export function addOutcome(
  record: ReleaseRecord,
  outcome: Outcome,
  { isNewAddress }: { isNewAddress: boolean },
): void {
  if (outcome === 'failed') {
    record.failures += 1
    record.failureAddresses += Number(isNewAddress)
  }
  if (outcome === 'doubtful') {
    record.doubtful += 1
    record.doubtfulAddresses += Number(isNewAddress)
  }
}

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

/**
 * Returns the times of a canary and its stable release for ops, in whole ms. Undefined before the first page.
 */
function computeTimes(its: ReleaseRecord, stable: ReleaseRecord, now: number) {
  const medians = computeMedians(its.renders, stable.renders, now)
  const lcpOf = ({ LCP }: ReleaseRecord) => (LCP.length > 0 ? Math.round(percentile(LCP, 0.75)) : undefined)
  const serverOf = ({ count, ms }: Median) => (count > 0 ? Math.round(ms) : undefined)
  return {
    ...{ lcpMs: lcpOf(its), stableLcpMs: lcpOf(stable) },
    ...{ serverMs: serverOf(medians.canary), stableServerMs: serverOf(medians.stable) },
  }
}

/** Returns what ops see of a record, and of the stable release's beside it. */
export function summarise(its: ReleaseRecord, stable: ReleaseRecord | undefined, now: number) {
  const { pages, failures, doubtful } = its
  return {
    ...{ pages, failures, doubtful },
    ...(stable && {
      stablePages: stable.pages,
      stableFailures: stable.failures,
      stableDoubtful: stable.doubtful,
    }),
    ...computeTimes(its, stable ?? emptyRecord(), now),
  }
}
