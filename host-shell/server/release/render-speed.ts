import type { Difference } from '../compare/differences.rules'
import type { RemoteEntry } from './remote-entry'
import { renderPage, type TrialShopper } from './worker-client'

/** How much longer a page may take on the server: as much as a canary's median (ADR 0057). */
const allowance = { times: 1.5, plusMs: 200 }
/** A page of the trial is measured again if it took this much longer. Its process had just started. */
const suspiciousMs = 400
/** Max pages that are measured again, and how often. The first render starts the release's process. */
const mostPages = 2
const rounds = 3

export type TimedPage = { path: string; ms?: number }

/** Finds pages that a candidate renders slower in its best round than the stable release. */
export async function findSlowPages(
  candidate: RemoteEntry,
  stable: RemoteEntry,
  { tried, usual }: { tried: TimedPage[]; usual: TimedPage[] },
  shopper: TrialShopper,
): Promise<Difference[]> {
  const usualMs = new Map(usual.map(({ path, ms }) => [path, ms ?? Infinity]))
  const suspects = tried
    .filter(({ path, ms = 0 }) => ms > (usualMs.get(path) ?? Infinity) + suspiciousMs)
    .toSorted((one, other) => (one.ms ?? 0) - (other.ms ?? 0))
    .slice(0, mostPages)
  const slow: Difference[] = []
  for (const { path } of suspects) {
    const [its, before] = [await measure(candidate, path, shopper), await measure(stable, path, shopper)]
    if (its > before * allowance.times + allowance.plusMs)
      slow.push({
        kind: 'speed',
        path,
        place: 'time on the server',
        text: `the page takes ${its} ms on the server instead of ${before} ms`,
      })
  }
  return slow
}

async function measure(remote: RemoteEntry, path: string, shopper: TrialShopper): Promise<number> {
  let best = Infinity
  for (let round = 0; round < rounds; round += 1) {
    const beganAt = performance.now()
    await renderPage(remote, path, shopper, AbortSignal.timeout(10_000))
    best = Math.min(best, Math.round(performance.now() - beganAt))
  }
  return best
}
