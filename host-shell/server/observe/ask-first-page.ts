import { nextApiOrigin } from '@storefront/http/server'
import { loadSite } from '@storefront/site/server'
import type { RemoteEntry } from '../composition/composition.rules'
import type { Configuration } from '../configuration'
import { fetchFragment } from '../fragment/fragment-client'
import { trialOrigin } from '../smoke/smoke-task'
import { firstAddressOf } from './first-pages'

const apiDeadlineMs = 1_000

/**
 * Requests a guest's page from a remote past caches, metrics and health, which a start must not affect.
 * Returns the reason why it did not come in time, else undefined.
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

/** Whether an API answers, ready or not: its answers describe what it lacks. */
export async function hasApi(): Promise<boolean> {
  const response = await fetch(`${nextApiOrigin()}/health`, {
    signal: AbortSignal.timeout(apiDeadlineMs),
  }).catch(() => undefined)
  await response?.body?.cancel()
  return response !== undefined
}
