import type { Trial } from '@storefront/remote/server'
import type { RemoteEntry } from '../composition/composition.rules'
import { releaseUrl } from './release-description'

/** For whom a release is tried: a guest of this channel. */
export type TrialShopper = { origin: string; channel: string }

/** A release with many screens, on a busy machine. */
const trialDeadlineMs = 30_000

/** It may fail without harm: the first page starts a process too, and an idle one ends by itself. */
const hintDeadlineMs = 2_000

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

/** Tells a remote that a release is in force now, or no longer: its process begins, or ends. */
export async function hintWorker(remote: RemoteEntry, method: 'PUT' | 'DELETE'): Promise<void> {
  const signal = AbortSignal.timeout(hintDeadlineMs)
  const response = await fetch(`${releaseUrl(remote)}/worker`, { method, signal })
  await response.body?.cancel()
}
