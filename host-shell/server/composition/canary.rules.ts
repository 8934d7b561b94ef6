import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Checked } from './check-composition'
import type { CompositionDocument } from './composition.rules'
import type { RemoteEntry } from '../release/remote-entry'

/** Returns the remote with its canary as the release, or unchanged if it has none. */
export function toCanary({ canary, ...stable }: RemoteEntry): RemoteEntry {
  if (!canary) return stable
  const { weight: _weight, ...release } = canary
  return { name: stable.name, ...release }
}

export const toStable = ({ canary: _canary, ...stable }: RemoteEntry): RemoteEntry => stable

export const listReleases = ({ remotes }: CompositionDocument): RemoteEntry[] =>
  remotes.flatMap((remote) => (remote.canary ? [toStable(remote), toCanary(remote)] : [remote]))

/**
 * Lists the comparisons that decide whether a document is accepted. Its stable releases are compared with the
 * active releases, and its canaries with its own stable releases. An active canary counts as unchanged.
 */
export function listComparisons({ document, inForce }: Checked): Checked[] {
  const stable = {
    document: { ...document, remotes: document.remotes.map(toStable) },
    inForce: inForce && { ...inForce, remotes: inForce.remotes.map(toStable) },
  }
  if (!document.remotes.some(({ canary }) => canary)) return [stable]
  const isKnown = (remote: RemoteEntry) =>
    isDeepStrictEqual(
      toCanary(remote),
      inForce && toCanary(inForce.remotes.find(({ name }) => name === remote.name) ?? toStable(remote)),
    )
  const canaries = { ...document, remotes: document.remotes.map(toCanary) }
  const before = document.remotes.map((remote) => (isKnown(remote) ? toCanary(remote) : toStable(remote)))
  return [stable, { document: canaries, inForce: { ...document, remotes: before } }]
}

/**
 * Number of buckets that shoppers are assigned to. A bucket keeps a shopper on the same release but
 * identifies no one.
 */
export const bucketCount = 100

/**
 * Checks whether a bucket gets the canary. Raising the weight only adds buckets. The first bucket differs per
 * release.
 */
export function isChosen(bucket: number, { name, canary }: RemoteEntry): boolean {
  if (!canary) return false
  const offset = createHash('sha256').update(`${name}@${canary.version}`).digest().readUInt16BE(0)
  return (bucket + offset) % bucketCount < canary.weight
}
