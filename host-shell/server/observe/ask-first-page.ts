import { nextApiOrigin } from '@storefront/http/server'
import { loadSite } from '@storefront/site/server'
import type { RemoteEntry } from '../composition/composition.rules'
import type { Configuration } from '../configuration'
import { fetchFragment } from '../fragment/fragment-client'
import { trialOrigin } from '../smoke/smoke-task'
import { firstAddressOf } from './first-pages'

const apiDeadlineMs = 1_000

/**
 * Asks a remote for a guest's page past caches, figures and the remote's health, none of which a start should
 * fill; why it did not come in time, or undefined.
 */
export async function askFirstPage(
  remote: RemoteEntry,
  channel: string,
  { fragmentDeadlineMs }: Pick<Configuration, 'fragmentDeadlineMs'>,
): Promise<string | undefined> {
  const guest = { origin: trialOrigin, channel, cookie: '', address: '127.0.0.1' }
  const [answer, { maintenance }] = await Promise.all([
    fetchFragment(remote, firstAddressOf(remote), guest, AbortSignal.timeout(fragmentDeadlineMs)),
    loadSite(channel),
  ])
  // A closed shop answers without the remote's page.
  if (maintenance) return undefined
  return 'missing' in answer ? `its first page is ${answer.missing}` : undefined
}

/** Whether an API answers, ready or not: what it lacks, its answers say. */
export async function hasApi(): Promise<boolean> {
  const response = await fetch(`${nextApiOrigin()}/health`, {
    signal: AbortSignal.timeout(apiDeadlineMs),
  }).catch(() => undefined)
  await response?.body?.cancel()
  return response !== undefined
}
