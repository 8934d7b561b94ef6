import type { Trial } from '@storefront/remote/server'
import { formatLabel, formatError, type Checked, type Verdict } from './check-composition'
import { changedRemotes, type CompositionDocument } from './composition.rules'
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

/** Renders and hydrates each release's routes once, and adds failures to the verdict. */
export async function tryReleases(
  checked: Checked,
  verdict: Verdict,
  { trialShopper, smoke }: TrialOptions,
): Promise<void> {
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
      if (problems.length + late.length === 0) proven.add(remote.fragment)
    } catch (error) {
      verdict.transient.push(`${formatLabel(remote)} could not be tried (${formatError(error)})`)
    }
  }
}
