import { isDeepStrictEqual } from 'node:util'
import { listReleases } from './canary.rules'
import type { CompositionDocument } from './composition.rules'
import type { RemoteEntry } from '../release/remote-entry'
import { hintWorker } from '../release/worker-client'

/**
 * Starts a process on each replica for releases that are about to be activated, before shoppers request them.
 * Resolves when the processes are running or have timed out.
 */
export async function startWorkers(
  next: CompositionDocument,
  before: CompositionDocument | undefined,
): Promise<void> {
  const served = before ? listReleases(before) : []
  const isNew = (remote: RemoteEntry) => !served.some((one) => isDeepStrictEqual(one, remote))
  const starts = listReleases(next).filter(isNew)
  await Promise.all(starts.map((remote) => hintWorker(remote, 'PUT')))
}

export function endWorkers(next: CompositionDocument, before: CompositionDocument | undefined): void {
  const meant = listReleases(next)
  const isServed = ({ fragment }: RemoteEntry) => meant.some((one) => one.fragment === fragment)
  for (const remote of before ? listReleases(before) : [])
    if (!isServed(remote)) void hintWorker(remote, 'DELETE')
}
