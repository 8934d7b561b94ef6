import { logLine } from '@storefront/telemetry/server'
import type { ObtainRelease } from './obtain-release'
import type { RenderWorkers } from './render-workers'

/**
 * Stop warming after this long, because a release that can't start must not block the remote. The first
 * shopper then warms the rest.
 */
const longestMs = 20_000

/** Versions from WARM_VERSIONS, separated by commas. */
export const versionsToWarm = (env: NodeJS.ProcessEnv): string[] =>
  (env.WARM_VERSIONS ?? '').split(',').filter((version) => version !== '')

/**
 * Renders one page of each release before a shopper needs it. Runs in sequence, so the last one is the most
 * recently used and keeps its process the longest.
 */
export async function warmReleases(
  versions: readonly string[],
  { workers, obtain }: { workers: RenderWorkers; obtain: ObtainRelease },
): Promise<void> {
  const until = Date.now() + longestMs
  for (const version of versions) {
    const isWarm = await Promise.race([warm(version, { workers, obtain }), later(until - Date.now())])
    if (!isWarm) logLine('warn', 'release is not warm', { remote: workers.remote, version })
  }
}

/** The first page loads the whole bundle, even if it fails for lack of an API. */
async function warm(
  version: string,
  { workers, obtain }: { workers: RenderWorkers; obtain: ObtainRelease },
): Promise<boolean> {
  if (!(await obtain(version))) return false
  const worker = await workers.workerOf(version)
  if (typeof worker === 'string') return false
  await worker.ask('/fragment?url=/', {}).catch(() => undefined)
  return true
}

const later = (ms: number) =>
  new Promise<false>((resolve) => setTimeout(() => resolve(false), Math.max(ms, 0)).unref())
