import type { Trial } from '@storefront/remote/server'
import { formatLabel, formatError, type Checked, type Verdict } from './check-composition'
import { changedRemotes, type CompositionDocument } from './composition.rules'
import { compareReleases, type CompareFragments } from './compare-releases'
import { formatRefused, formatTold, separateMeant } from '../compare/differences.rules'
import { knownRelease } from '../release/release-description'
import type { RemoteEntry } from '../release/remote-entry'
import { tryRelease, type TrialShopper } from '../release/worker-client'

export type TrialOptions = {
  trialShopper: TrialShopper
  /** Hydrates a release's rendered pages once, as a browser would. */
  smoke?: (
    remote: RemoteEntry,
    document: CompositionDocument,
    pages: Trial['pages'],
  ) => Promise<Pick<Trial, 'problems' | 'late'>>
  /** Compares pages of a release with those of the release that it would replace. */
  compare?: CompareFragments
  log?: (message: string, reasons: string[]) => void
}

/**
 * Releases that passed a trial or were active before. Switching back to one of them needs no second trial.
 */
const proven = new Set<string>()

/**
 * Lists the document's releases that must pass a trial before activation. The first composition needs no
 * trial, because it replaces nothing.
 */
export function releasesToTry({ document, inForce }: Checked): RemoteEntry[] {
  if (!inForce) return []
  for (const { fragment } of inForce.remotes) proven.add(fragment)
  return changedRemotes(document, inForce).filter(
    ({ name, fragment }) => !document.untried?.includes(name) && !proven.has(fragment),
  )
}

/**
 * Renders and hydrates each release's routes once, compares them with the release in force, and adds failures
 * to the verdict.
 */
export async function tryReleases(checked: Checked, verdict: Verdict, options: TrialOptions): Promise<void> {
  const { trialShopper, smoke } = options
  for (const remote of releasesToTry(checked)) {
    try {
      const rendered = await tryRelease(remote, trialShopper)
      const isRendered = rendered.problems.length + rendered.late.length === 0
      const { problems, late } =
        isRendered && smoke ? await smoke(remote, checked.document, rendered.pages) : rendered
      verdict.contradictions.push(
        ...problems.map((problem) => `${formatLabel(remote)} is broken: ${problem}`),
      )
      verdict.transient.push(...late.map((one) => `${formatLabel(remote)}: ${one}`))
      if (problems.length + late.length > 0) continue
      const stable = checked.inForce?.remotes.find(({ name }) => name === remote.name)
      const harm = stable ? await listHarm({ candidate: remote, stable, ...rendered }, options) : []
      verdict.contradictions.push(...harm)
      if (harm.length === 0) proven.add(remote.fragment)
    } catch (error) {
      verdict.transient.push(`${formatLabel(remote)} could not be tried (${formatError(error)})`)
    }
  }
}

/**
 * Lists the differences from the stable release that refuse a candidate, and logs the others, those that its
 * release means among them. A comparison that fails says nothing about the candidate.
 */
async function listHarm(
  compared: Parameters<typeof compareReleases>[0],
  { trialShopper, compare, log }: TrialOptions,
): Promise<string[]> {
  if (!compare || compared.pages.length === 0) return []
  const label = formatLabel(compared.candidate)
  const { version } = compared.stable
  try {
    const { told, missing, ...found } = await compareReleases(compared, { trialShopper, compare })
    const { refused, meant } = separateMeant(found.refused, knownRelease(compared.candidate)?.means)
    if (missing.length > 0) log?.(`${label} was not compared with ${version} on each page`, missing)
    if (told.length > 0) log?.(`${label} differs from ${version} without harm`, formatTold(told))
    if (meant.length > 0) log?.(`${label} differs from ${version} as its release means`, formatTold(meant))
    return formatRefused(`${label} differs from ${version}`, refused)
  } catch (error) {
    log?.(`${label} was not compared with ${version}`, [formatError(error)])
    return []
  }
}
