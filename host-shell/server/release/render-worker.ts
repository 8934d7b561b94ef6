import type { Trial } from '@storefront/remote/server'
import type { RemoteEntry } from '../composition/composition.rules'
import { releaseUrl } from './release-description'
import { urlsOfReplicas, type Resolve } from './replicas'

/** For whom a release is tried: a guest of this channel. */
export type TrialShopper = { origin: string; channel: string }

/** A release with many screens, on a busy machine. */
const trialDeadlineMs = 30_000

/**
 * It may fail without harm: the first page starts a process too, and an idle one ends by itself. A switch
 * waits so long at most for its releases' processes.
 */
const hintDeadlineMs = 3_000

/**
 * Has each route of a release rendered once, in a process that no shopper uses. A server that cannot be
 * asked yet says nothing against it.
 * @throws Error when the remote does not answer
 */
export async function tryRelease(remote: RemoteEntry, { origin, channel }: TrialShopper): Promise<Trial> {
  const response = await fetch(`${releaseUrl(remote)}/trial`, {
    method: 'POST',
    signal: AbortSignal.timeout(trialDeadlineMs),
    headers: { 'x-shop-origin': origin, 'x-ecd-channel-id': channel },
  })
  if (response.status === 404) return { tried: [], problems: [], late: [], pages: [] }
  if (!response.ok) throw new Error(`its trial answered ${response.status}`)
  return (await response.json()) as Trial
}

/**
 * Tells each replica of a remote that a release is in force now, or no longer: its process begins, or ends.
 * Resolves once each has one, or has had its time; a replica that is away begins by itself.
 */
export async function hintWorker(
  remote: RemoteEntry,
  method: 'PUT' | 'DELETE',
  resolve?: Resolve,
): Promise<void> {
  const urls = await urlsOfReplicas(`${releaseUrl(remote)}/worker`, resolve)
  await Promise.allSettled(
    urls.map(async (url) => {
      const response = await fetch(url, { method, signal: AbortSignal.timeout(hintDeadlineMs) })
      await response.body?.cancel()
    }),
  )
}
