import type { Trial } from '@storefront/remote/server'
import type { RemoteEntry } from '../composition/composition.rules'
import { releaseUrl } from './release-description'
import { urlsOfReplicas, type Resolve } from './replicas'

export type TrialShopper = { origin: string; channel: string }

/** Enough for a release with many screens on a busy machine. */
const trialDeadlineMs = 30_000

/**
 * The hint may fail without harm: the first page starts a process too, and an idle one ends by itself. A
 * switch waits at most this long for the processes of its releases.
 */
const hintDeadlineMs = 3_000

/**
 * Renders each route of a release once, in a process that serves no shopper. A server without trials passes.
 * @throws Error if the remote does not answer
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
 * Announces to each replica of a remote that a release is active or no longer active, which starts or ends
 * its process. Resolves when each has answered or timed out; an absent replica starts its process by itself.
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
