import type { Fragment, Trial } from '@storefront/remote/server'
import { confirmDifferences, type Differences } from '../compare/differences.rules'
import type { RemoteEntry } from '../release/remote-entry'
import { renderPage, type TrialShopper } from '../release/worker-client'

/** A page's fragment of the stable release and of the candidate. */
export type FragmentPair = { path: string; stable: Fragment; candidate: Fragment }

export type CompareFragments = (pairs: FragmentPair[]) => Promise<Differences>

type Compared = { candidate: RemoteEntry; stable: RemoteEntry; pages: Trial['pages'] }

/** Max time for one release to render all compared pages. Later pages are not compared. */
const renderingMs = 10_000

/**
 * Renders a candidate's pages by the stable release and compares the two. If that refuses the candidate, both
 * render the page once more: only differences that both rounds show count, because data may change meanwhile
 * and some content differs in each render. `missing` lists pages that the stable release did not render.
 * @throws Error if a release cannot render a page again
 */
export async function compareReleases(
  { candidate, stable, pages }: Compared,
  { trialShopper, compare }: { trialShopper: TrialShopper; compare: CompareFragments },
): Promise<Differences & { missing: string[] }> {
  const before = await renderPages(stable, pages, trialShopper)
  const { refused, told } = await compare(toPairs(before.pages, pages))
  if (refused.length === 0) return { refused, told, missing: before.missing }
  const suspects = pages.filter(({ path }) => refused.some((one) => one.path === path))
  const again = await renderPages(candidate, suspects, trialShopper)
  const after = await renderPages(stable, suspects, trialShopper)
  const [lost] = [...again.missing, ...after.missing]
  if (lost !== undefined) throw new Error(lost)
  const [second, itself] = await Promise.all([
    compare(toPairs(after.pages, again.pages)),
    compare(toPairs(before.pages, after.pages)),
  ])
  return {
    refused: confirmDifferences(refused, second.refused, itself.refused),
    told,
    missing: before.missing,
  }
}

/**
 * Renders pages one after the other, because the stable release's process serves shoppers meanwhile. Stops at
 * the deadline.
 */
async function renderPages(remote: RemoteEntry, wanted: { path: string }[], shopper: TrialShopper) {
  const deadline = AbortSignal.timeout(renderingMs)
  const pages: Trial['pages'] = []
  const missing: string[] = []
  for (const { path } of wanted) {
    try {
      const fragment = await renderPage(remote, path, shopper, deadline)
      if (fragment.redirect === undefined) pages.push({ path, fragment })
    } catch (error) {
      missing.push(`${path} was not rendered by ${remote.version} (${String(error)})`)
    }
  }
  return { pages, missing }
}

const toPairs = (stable: Trial['pages'], candidate: Trial['pages']): FragmentPair[] =>
  stable.flatMap(({ path, fragment }) => {
    const other = candidate.find((page) => page.path === path)
    return other ? [{ path, stable: fragment, candidate: other.fragment }] : []
  })
