import type { Fragment, Trial } from '@storefront/remote/server'
import { confirmDifferences, type Difference, type Differences } from '../compare/differences.rules'
import { findBrokenAnswers } from '../release/broken-answers.rules'
import { findLostPages } from '../release/lost-pages'
import type { RemoteEntry } from '../release/remote-entry'
import { findSlowPages, type TimedPage } from '../release/render-speed'
import { findHeavyScripts } from '../release/script-size'
import { renderPage, type TrialShopper } from '../release/worker-client'

/** A page's fragment of the stable release and of the candidate. */
export type FragmentPair = { path: string; stable: Fragment; candidate: Fragment }

export type CompareFragments = (pairs: FragmentPair[]) => Promise<Differences>

type Compared = { candidate: RemoteEntry; stable: RemoteEntry } & Pick<Trial, 'pages' | 'tried'>

/** Max time for one release to render all compared pages. Later pages are not compared. */
const renderingMs = 10_000

/**
 * Renders a candidate's pages by the stable release and compares the two. If that refuses the candidate, both
 * render the page once more: only differences that both rounds show count, because data may change meanwhile
 * and some content differs in each render. `missing` lists pages that the stable release did not render.
 * @throws Error if a release cannot render a page again
 */
export async function compareReleases(
  { candidate, stable, pages, tried }: Compared,
  { trialShopper, compare: compareMarkup }: { trialShopper: TrialShopper; compare: CompareFragments },
): Promise<Differences & { missing: string[] }> {
  const compare: CompareFragments = async (pairs) => {
    const { refused, told } = await compareMarkup(pairs)
    return { refused: [...findBrokenAnswers(pairs), ...refused], told }
  }
  const before = await renderPages(stable, pages, trialShopper)
  const compared = { candidate, stable, pages, tried }
  const { costs, missing: unmeasured } = await findCosts(compared, before.pages, trialShopper)
  const missing = [...before.missing, ...unmeasured]
  const { refused, told } = await compare(toPairs(before.pages, pages))
  if (refused.length === 0) return { refused: costs, told, missing }
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
    refused: [...costs, ...confirmDifferences(refused, second.refused, itself.refused)],
    told,
    missing,
  }
}

/** Finds what markup does not show: pages that redirect, slow pages, heavy scripts. */
async function findCosts(
  { candidate, stable, pages, tried }: Compared,
  usual: TimedPage[],
  shopper: TrialShopper,
): Promise<{ costs: Difference[]; missing: string[] }> {
  const redirected = tried.filter((path) => !pages.some((page) => page.path === path))
  const searches = [
    () => findSlowPages(candidate, stable, { tried: pages, usual }, shopper),
    () => findLostPages(candidate, stable, redirected, shopper),
    () => findHeavyScripts(candidate, stable),
  ]
  const costs: Difference[] = []
  const missing: string[] = []
  for (const search of searches) {
    try {
      costs.push(...(await search()))
    } catch (error) {
      missing.push(`one comparison failed (${String(error)})`)
    }
  }
  return { costs, missing }
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
      const beganAt = performance.now()
      const fragment = await renderPage(remote, path, shopper, deadline)
      const ms = Math.round(performance.now() - beganAt)
      if (fragment.redirect === undefined) pages.push({ path, fragment, ms })
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
