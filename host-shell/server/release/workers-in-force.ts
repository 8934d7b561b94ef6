import { isDeepStrictEqual } from 'node:util'
import { releasesOf } from '../canary/canary.rules'
import type { CompositionDocument, RemoteEntry } from '../composition/composition.rules'
import { hintWorker } from './render-worker'

/**
 * Starts a process on each replica for releases that are about to be activated, before shoppers request them.
 * Resolves when the processes are running or have timed out.
 */
export async function startWorkers(
  next: CompositionDocument,
  before: CompositionDocument | undefined,
): Promise<void> {
  const served = before ? releasesOf(before) : []
  const isNew = (remote: RemoteEntry) => !served.some((one) => isDeepStrictEqual(one, remote))
  const starts = releasesOf(next).filter(isNew)
  await Promise.all(starts.map((remote) => hintWorker(remote, 'PUT')))
}

export function endWorkers(next: CompositionDocument, before: CompositionDocument | undefined): void {
  const meant = releasesOf(next)
  const isServed = ({ fragment }: RemoteEntry) => meant.some((one) => one.fragment === fragment)
  for (const remote of before ? releasesOf(before) : [])
    if (!isServed(remote)) void hintWorker(remote, 'DELETE')
}
