import { nextApiOrigin } from '@storefront/http/server'
import { loadSite } from '@storefront/site/server'
import type { RemoteEntry } from '../release/remote-entry'
import type { Configuration } from '../configuration'
import { fetchFragment } from './fragment-client'
import { trialOrigin } from '../smoke/smoke-task'
import { findFirstPath } from '../observe/first-pages'

const apiDeadlineMs = 1_000

/**
 * Requests a guest's page from a remote. Bypasses caches, metrics and health, which a startup check must not
 * affect. Returns why the page did not arrive in time, or undefined if it did.
 */
export async function askFirstPage(
  remote: RemoteEntry,
  channel: string,
  { fragmentDeadlineMs }: Pick<Configuration, 'fragmentDeadlineMs'>,
): Promise<string | undefined> {
  const guest = { origin: trialOrigin, channel, cookie: '', address: '127.0.0.1' }
  const [answer, { maintenance }] = await Promise.all([
    fetchFragment(remote, findFirstPath(remote), guest, AbortSignal.timeout(fragmentDeadlineMs)),
    loadSite(channel),
  ])
  // A shop in maintenance responds without the remote's page.
  if (maintenance) return undefined
  return 'missing' in answer ? `its first page is ${answer.missing}` : undefined
}

/** Checks whether the API responds at all. The API need not be ready: its responses say what is missing. */
export async function hasApi(): Promise<boolean> {
  const response = await fetch(`${nextApiOrigin()}/health`, {
    signal: AbortSignal.timeout(apiDeadlineMs),
  }).catch(() => undefined)
  await response?.body?.cancel()
  return response !== undefined
}
