import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Checked } from '../composition/check-composition'
import type { CompositionDocument, RemoteEntry } from '../composition/composition.rules'

/** The remote with its canary as the release; unchanged without one. */
export function canaryOf({ canary, ...stable }: RemoteEntry): RemoteEntry {
  if (!canary) return stable
  const { weight: _weight, ...release } = canary
  return { name: stable.name, ...release }
}

export const stableOf = ({ canary: _canary, ...stable }: RemoteEntry): RemoteEntry => stable

export const releasesOf = ({ remotes }: CompositionDocument): RemoteEntry[] =>
  remotes.flatMap((remote) => (remote.canary ? [stableOf(remote), canaryOf(remote)] : [remote]))

/**
 * The comparisons that judge a document: its stable releases against the active ones, and its canaries
 * against the stable ones. A canary that is active already counts as unchanged.
 */
export function comparisonsOf({ document, inForce }: Checked): Checked[] {
  const stable = {
    document: { ...document, remotes: document.remotes.map(stableOf) },
    inForce: inForce && { ...inForce, remotes: inForce.remotes.map(stableOf) },
  }
  if (!document.remotes.some(({ canary }) => canary)) return [stable]
  const isKnown = (remote: RemoteEntry) =>
    isDeepStrictEqual(
      canaryOf(remote),
      inForce && canaryOf(inForce.remotes.find(({ name }) => name === remote.name) ?? stableOf(remote)),
    )
  const canaries = { ...document, remotes: document.remotes.map(canaryOf) }
  const before = document.remotes.map((remote) => (isKnown(remote) ? canaryOf(remote) : stableOf(remote)))
  return [stable, { document: canaries, inForce: { ...document, remotes: before } }]
}

/** Shoppers share a hundred buckets: stable enough to stay on a release, too coarse to identify anybody. */
export const bucketCount = 100

/** True if this bucket gets the canary. More weight only adds buckets; another release has others. */
export function isChosen(bucket: number, { name, canary }: RemoteEntry): boolean {
  if (!canary) return false
  const offset = createHash('sha256').update(`${name}@${canary.version}`).digest().readUInt16BE(0)
  return (bucket + offset) % bucketCount < canary.weight
}
