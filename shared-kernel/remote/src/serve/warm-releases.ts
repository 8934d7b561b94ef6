import { logLine } from '@storefront/telemetry/server'
import type { ObtainRelease } from './obtain-release'
import type { WorkerPool } from './worker-pool'

/**
 * Max time for warming the releases. A release that can't start must not block the remote, so the first
 * shopper then warms the rest.
 */
const longestMs = 20_000

/** Reads the versions from WARM_VERSIONS, separated by commas. */
export const versionsToWarm = (env: NodeJS.ProcessEnv): string[] =>
  (env.WARM_VERSIONS ?? '').split(',').filter((version) => version !== '')

/**
 * Renders one page of each release before a shopper needs it. Runs in sequence, so that the last release is
 * the most recently used one and keeps its process the longest.
 */
export async function warmReleases(
  versions: readonly string[],
  { workers, obtain }: { workers: WorkerPool; obtain: ObtainRelease },
): Promise<void> {
  const until = Date.now() + longestMs
  for (const version of versions) {
    const isWarm = await Promise.race([warm(version, { workers, obtain }), later(until - Date.now())])
    if (!isWarm) logLine('warn', 'release is not warm', { remote: workers.remote, version })
  }
}

/**
 * Renders a release's first page, which loads the whole bundle, even if the page fails for lack of an API.
 * Resolves to false if the release can't be rendered.
 */
async function warm(
  version: string,
  { workers, obtain }: { workers: WorkerPool; obtain: ObtainRelease },
): Promise<boolean> {
  if (!(await obtain(version))) return false
  const worker = await workers.workerOf(version)
  if (typeof worker === 'string') return false
  await worker.ask('/fragment?url=/', {}).catch(() => undefined)
  return true
}

const later = (ms: number) =>
  new Promise<false>((resolve) => setTimeout(() => resolve(false), Math.max(ms, 0)).unref())
