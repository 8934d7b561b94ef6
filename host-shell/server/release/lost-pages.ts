import type { Difference } from '../compare/differences.rules'
import type { RemoteEntry } from './remote-entry'
import { renderPage, type TrialShopper } from './worker-client'

/** Finds paths where a candidate redirects and the stable release shows a page. */
export async function findLostPages(
  candidate: RemoteEntry,
  stable: RemoteEntry,
  redirected: string[],
  shopper: TrialShopper,
): Promise<Difference[]> {
  const deadline = AbortSignal.timeout(10_000)
  const lost: Difference[] = []
  for (const path of redirected) {
    const before = await renderPage(stable, path, shopper, deadline)
    if (before.redirect !== undefined || before.status >= 400) continue
    const { redirect } = await renderPage(candidate, path, shopper, deadline)
    if (redirect !== undefined)
      lost.push({ kind: 'status', path, place: 'status', text: `the page now redirects to ${redirect}` })
  }
  return lost
}
