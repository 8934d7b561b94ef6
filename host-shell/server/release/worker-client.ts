import type { Fragment, Trial } from '@storefront/remote/server'
import type { RemoteEntry } from './remote-entry'
import { releaseUrl } from './release-description'
import { urlsOfReplicas, type Resolve } from './replicas'

export type TrialShopper = { origin: string; channel: string }

/** Trial timeout: enough for a release with many screens on a busy machine. */
const trialDeadlineMs = 30_000

/**
 * Timeout for a hint, and therefore the longest that a switch waits for the processes of its releases. A
 * failed hint is harmless: the first page starts a process too, and an idle process ends by itself.
 */
const hintDeadlineMs = 3_000

/**
 * Renders each of a release's routes once, in a process that serves no shoppers. A server that doesn't
 * support trials passes.
 * @throws Error if the remote does not respond
 */
export async function tryRelease(remote: RemoteEntry, shopper: TrialShopper): Promise<Trial> {
  const response = await fetch(`${releaseUrl(remote)}/trial`, {
    method: 'POST',
    signal: AbortSignal.timeout(trialDeadlineMs),
    headers: toHeaders(shopper),
  })
  if (response.status === 404) return { tried: [], problems: [], late: [], pages: [] }
  if (!response.ok) throw new Error(`its trial answered ${response.status}`)
  return (await response.json()) as Trial
}

/**
 * Renders one page by the process that serves shoppers, for the same shopper as in a trial.
 * @throws Error if the release does not render it before the signal
 */
export async function renderPage(
  remote: RemoteEntry,
  path: string,
  shopper: TrialShopper,
  signal: AbortSignal,
): Promise<Fragment> {
  const url = `${remote.fragment}?url=${encodeURIComponent(path)}`
  const response = await fetch(url, { signal, headers: toHeaders(shopper) })
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`its page answered ${response.status}`)
  }
  const fragment = (await response.json()) as Fragment
  if (fragment.status >= 500) throw new Error(`its page has the status ${fragment.status}`)
  return fragment
}

/** Headers of a trial's shopper. The release then reports responses that violate its contracts. */
const toHeaders = ({ origin, channel }: TrialShopper) => ({
  'x-shop-trial': '1',
  'x-shop-origin': origin,
  'x-ecd-channel-id': channel,
})

/**
 * Notifies each of a remote's replicas that a release is now active or no longer active, so that the replica
 * starts or ends the release's process. Resolves when every replica has responded or timed out. A replica
 * that misses the hint starts the process with the first page.
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
