import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Checked } from '../composition/check-composition'
import type { CompositionDocument, RemoteEntry } from '../composition/composition.rules'

/** A remote as who gets its canary has it; the remote itself without one. */
export function canaryOf({ canary, ...stable }: RemoteEntry): RemoteEntry {
  if (!canary) return stable
  const { weight: _weight, ...release } = canary
  return { name: stable.name, ...release }
}

/** A remote as who gets no canary has it. */
export const stableOf = ({ canary: _canary, ...stable }: RemoteEntry): RemoteEntry => stable

/** Every release that a shopper can get. */
export const releasesOf = ({ remotes }: CompositionDocument): RemoteEntry[] =>
  remotes.flatMap((remote) => (remote.canary ? [stableOf(remote), canaryOf(remote)] : [remote]))

/**
 * What a document is judged by: its stable releases in the place of those in force, and its canaries in the
 * place of the stable ones. A canary that is in force already has changed nothing.
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

/** Shoppers are told apart by one number of a hundred: enough to be steady, too little to know anybody by. */
export const bucketCount = 100

/** Whether who has this bucket gets the canary: more weight only adds buckets, another release has others. */
export function isChosen(bucket: number, { name, canary }: RemoteEntry): boolean {
  if (!canary) return false
  const offset = createHash('sha256').update(`${name}@${canary.version}`).digest().readUInt16BE(0)
  return (bucket + offset) % bucketCount < canary.weight
}
