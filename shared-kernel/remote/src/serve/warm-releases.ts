import { logLine } from '@storefront/telemetry/server'
import type { ObtainRelease } from './obtain-release'
import type { RenderWorkers } from './render-workers'

/** What is not warm by then is warmed by its first shopper: a release that cannot begin closes no remote. */
const longestMs = 20_000

/** WARM_VERSIONS names them, parted by commas. */
export const versionsToWarm = (env: NodeJS.ProcessEnv): string[] =>
  (env.WARM_VERSIONS ?? '').split(',').filter((version) => version !== '')

/**
 * Has these releases render once before a shopper asks for them, one after the other: the last one is the one
 * that was asked for last, which keeps its process longest.
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

/** The first page loads the whole bundle; without an API it fails and has loaded it all the same. */
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
