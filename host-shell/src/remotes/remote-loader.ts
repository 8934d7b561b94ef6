import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import type { ComposedRemote } from '@storefront/navigation'
import type { RemoteApp, RemoteHeadless } from '@storefront/remote'
import type { ParcelConfig } from 'single-spa'
import { composition } from '../boot/page-data'
import { overriddenRemotes } from './developer-override'

/** Timeout for an entry, and again for its chunks, before the outlet shows the failure. */
const entryDeadlineMs = 5_000

export type WidgetModule = { widgets: Record<string, () => Promise<ParcelConfig>> }

export const remotes: ComposedRemote[] = overriddenRemotes(composition.remotes)

/** Retry delay for a failed remote. Doubles each time. */
export const firstRetryMs = 3_000
export const longestRetryMs = 60_000

const attempts = new Map<string, number>()
const loading = new Map<string, Promise<unknown>>()
/**
 * Remotes with a loaded module. They don't get a fresh URL, because that would create a second copy of their
 * state.
 */
const arrived = new Set<string>()

registerPlugins([
  {
    name: 'entry-policy',
    /**
     * Adds integrity and a timeout to entries. The URL of a retry contains the attempt's number, because a
     * URL that hung once keeps hanging.
     */
    createScript({ url }: { url: string }) {
      const script = document.createElement('script')
      script.src = url
      const remote = remotes.find(
        ({ entry }) => new URL(url, location.origin).pathname === new URL(entry, location.origin).pathname,
      )
      if (remote?.integrity) {
        script.integrity = remote.integrity
        script.crossOrigin = 'anonymous'
      }
      return { script, timeout: entryDeadlineMs }
    },
  },
])
remotes.forEach((remote) => register(remote))

/** Returns the name of a remote's federation container, which must be a valid identifier. */
function toContainerName(name: string): string {
  return name.replace('-', '_')
}

function register(remote: ComposedRemote) {
  const attempt = attempts.get(remote.name) ?? 0
  const entry = new URL(attempt === 0 ? remote.entry : `${remote.entry}?retry=${attempt}`, location.origin)
    .href
  registerRemotes(
    [{ name: toContainerName(remote.name), entry, entryGlobalName: toContainerName(remote.name) }],
    {
      force: attempt > 0,
    },
  )
}

/** Discards a failed load and switches to a fresh URL, so that the next load tries again. */
export function retryRemote(remote: ComposedRemote) {
  attempts.set(remote.name, (attempts.get(remote.name) ?? 0) + 1)
  for (const key of loading.keys()) if (key.startsWith(`${remote.name}/`)) loading.delete(key)
  register(remote)
}

/**
 * Prepares a retry after a failed load. Gives the remote a fresh URL unless one of its modules is loaded or
 * loading.
 */
export function prepareRetry(name: string) {
  const remote = remotes.find((one) => one.name === name)
  const isLoading = [...loading.keys()].some((id) => id.startsWith(`${name}/`))
  if (remote && !arrived.has(name) && !isLoading) retryRemote(remote)
}

export const loadApp = async (name: string) => (await load<{ app: RemoteApp }>(`${name}/app`)).app
export const loadWidgets = (name: string) => load<WidgetModule>(`${name}/widgets`)
export const loadHeadless = (name: string) => load<{ headless: RemoteHeadless }>(`${name}/headless`)

/** Loads a remote's module once. A failure is not cached, so a later call may succeed. */
function load<T>(id: string): Promise<T> {
  const known = loading.get(id)
  if (known) return known as Promise<T>
  const promise = withDeadline(loadRemote<T>(id.replace(/^[^/]+/, toContainerName)), id)
  loading.set(id, promise)
  promise.then(
    () => arrived.add(id.replace(/\/.*/, '')),
    () => loading.delete(id),
  )
  return promise
}

async function withDeadline<T>(load: Promise<T | null>, id: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`${id} did not come within ${entryDeadlineMs * 2} ms`)),
      entryDeadlineMs * 2,
    )
  })
  try {
    const module = await Promise.race([load, late])
    if (!module) throw new Error(`${id} is empty`)
    return module
  } finally {
    clearTimeout(timer)
  }
}
