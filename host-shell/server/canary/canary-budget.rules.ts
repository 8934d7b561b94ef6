/** What is known of one release since the composition is in force; times in milliseconds. */
export type ReleaseRecord = {
  /** Pages that it was asked for. */
  pages: number
  /** Pages that it owed, and failures that browsers have told of. */
  failures: number
  /** The newest largest contentful paints and interactions to next paint. */
  LCP: number[]
  INP: number[]
}

export const emptyRecord = (): ReleaseRecord => ({ pages: 0, failures: 0, LCP: [], INP: [] })

/** A first failure may be anybody's. */
const fewestFailures = 5
/** Failures for each page beyond those of the stable release. */
const failureAllowance = 0.02
/** A percentile of fewer pages is chance. */
const fewestVitals = 50
/** What a canary may be slower than the stable release at the 75th percentile. */
const vitalAllowance = {
  LCP: { times: 1.25, plusMs: 200 },
  INP: { times: 1.25, plusMs: 50 },
}

/** Why a canary leaves its budget, beside the stable release in the same time; none while it keeps it. */
export function breachOf(canary: ReleaseRecord, stable: ReleaseRecord): string | undefined {
  const [failing, usual] = [failureRateOf(canary), failureRateOf(stable)]
  if (canary.failures >= fewestFailures && failing > usual + failureAllowance)
    return `${canary.failures} failures in ${canary.pages} pages, ${stable.failures} in ${stable.pages} of the stable release`
  for (const name of ['LCP', 'INP'] as const) {
    if (Math.min(canary[name].length, stable[name].length) < fewestVitals) continue
    const [its, before] = [percentile75(canary[name]), percentile75(stable[name])]
    const { times, plusMs } = vitalAllowance[name]
    if (its > before * times + plusMs)
      return `${name} of ${Math.round(its)} ms, ${Math.round(before)} ms of the stable release (75th percentile)`
  }
  return undefined
}

const failureRateOf = ({ pages, failures }: ReleaseRecord) => failures / Math.max(pages, failures, 1)

const percentile75 = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.75)] ?? 0
