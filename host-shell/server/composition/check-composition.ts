import { changedRemotes, findContradictions, type CompositionDocument } from './composition.rules'
import type { RemoteEntry } from '../release/remote-entry'
import { unmetContracts, type AgreeingPart } from '../release/consumer-contracts.rules'
import { brokenAgreements, otherwiseReleased, unmetShares, type BuiltPart } from '../release/release.rules'
import { describeRelease, type RemoteRelease } from '../release/release-description'
import { wrongFiles } from '../release/release-files'

/** The versions that the shell's own release declares. */
export type ShellVersions = {
  provided: Record<string, string>
  kernel: Record<string, string>
  agreement?: AgreeingPart['agreement']
}

export type Verdict = {
  /** Errors that remain until the document changes. */
  contradictions: string[]
  /** Errors that may resolve on their own. */
  transient: string[]
  /**
   * Problems with remotes that the document does not change. They are logged but don't reject the document.
   */
  tolerated: string[]
}

export type Checked = { document: CompositionDocument; inForce: CompositionDocument | undefined }

export type CheckOptions = {
  shell: ShellVersions
  /** Hosts that may serve fragments, in addition to those of the active composition. */
  fragmentHosts: string[]
}

/** Collects every reason not to replace the active composition with a document. */
export async function checkComposition(
  { document, inForce }: Checked,
  { shell, fragmentHosts }: CheckOptions,
): Promise<Verdict> {
  const verdict: Verdict = {
    contradictions: findContradictions(document, inForce, fragmentHosts),
    transient: [],
    tolerated: [],
  }
  // Don't send any requests for a document that contradicts itself.
  if (verdict.contradictions.length > 0) return verdict
  const changed = changedRemotes(document, inForce)
  const described = new Map<RemoteEntry, RemoteRelease>()
  await Promise.all(
    document.remotes.map(async (remote) => {
      const isChanged = changed.includes(remote)
      try {
        const release = await describeRelease(remote)
        described.set(remote, release)
        if (isChanged) verdict.contradictions.push(...(await wrongFiles(remote, release)))
      } catch (error) {
        const reason = `${formatLabel(remote)} does not answer (${formatError(error)})`
        verdict[isChanged ? 'transient' : 'tolerated'].push(reason)
      }
    }),
  )
  for (const remote of document.remotes) {
    const release = described.get(remote)
    if (!release) continue
    const isChanged = changed.includes(remote)
    const others = [...described].filter(([other]) => isChanged && other !== remote)
    const parts = [{ label: 'the shell', ...shell }, ...others.map(([other, its]) => toPart(other, its))]
    verdict[isChanged ? 'contradictions' : 'tolerated'].push(
      ...otherwiseReleased(remote, release),
      ...unmetShares(remote, release.shared, shell.provided),
      ...brokenAgreements(toPart(remote, release), parts),
      ...unmetContracts(toPart(remote, release), parts),
    )
  }
  return verdict
}

export const formatError = (error: unknown) => (error instanceof Error ? error.message : String(error))
export const formatLabel = ({ name, version }: RemoteEntry) => `${name} ${version}`
const toPart = (remote: RemoteEntry, { kernel, agreement }: RemoteRelease): BuiltPart & AgreeingPart => ({
  label: formatLabel(remote),
  kernel,
  agreement,
})
