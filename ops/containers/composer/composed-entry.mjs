import { setTimeout as wait } from 'node:timers/promises'

/** Timeout and polling interval for a new container's release. */
export const usualPatience = { ms: 120_000, everyMs: 500 }

/**
 * @typedef {{ name: string, version: string }} Entry
 * @typedef {{ remotes: (Entry & { canary?: { version: string, weight: number } })[] } | undefined} Composed
 */

/**
 * Fetches the entry of a remote from its server. If the server is down and the version is unchanged, returns
 * the previous entry, so that an outage doesn't block the deployment of another remote.
 * @param {{ name: string, version: string, origin: string }} remote
 * @param {Composed} previous
 */
export async function composedEntry({ name, version, origin }, previous, patience = usualPatience) {
  const before = entryBefore(name, version, previous)
  const deadline = Date.now() + (before ? 0 : patience.ms)
  for (;;) {
    try {
      const { routes, integrity } = await readRelease(`${origin}/${version}/release.json`)
      const entry = `/remotes/${name}/${version}/remoteEntry.js`
      const fragment = `${origin}/${version}/fragment`
      if (!before) await warmUp(fragment)
      return { name, version, entry, fragment, routes, integrity }
    } catch (cause) {
      if (before) {
        console.warn(`${name} does not answer and stays as it is: ${version}`)
        return before
      }
      if (Date.now() >= deadline) throw new Error(`${name} has no release ${version}`, { cause })
      await wait(patience.everyMs)
    }
  }
}

/** @param {string} name @param {string} version @param {Composed} previous */
function entryBefore(name, version, previous) {
  const before = previous?.remotes.find((remote) => remote.name === name)
  if (!before) return undefined
  const { canary, ...stable } = before
  if (stable.version === version) return stable
  return canary?.version === version ? { ...canary, name, weight: undefined } : undefined
}

/**
 * Turns the entry into a canary beside the previous stable release. Without another stable release, all
 * shoppers get the entry.
 * @param {Entry} entry
 * @param {number} weight in percent
 * @param {Composed} previous
 */
export function withWeight(entry, weight, previous) {
  const before = previous?.remotes.find((remote) => remote.name === entry.name)
  if (!before || before.version === entry.version || weight >= 100) return entry
  return { ...before, canary: { ...entry, name: undefined, weight } }
}

/**
 * Loads the bundle of a remote by requesting a page. The bundle is loaded even if rendering fails.
 * @param {string} fragment its URL
 */
async function warmUp(fragment) {
  await fetch(`${fragment}?url=/`, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined)
}

/**
 * @param {string} url of a `release.json`
 * @returns {Promise<{ routes: string[], integrity: string }>}
 */
async function readRelease(url) {
  const response = await fetch(url, { signal: AbortSignal.timeout(5_000) })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.json()
}
