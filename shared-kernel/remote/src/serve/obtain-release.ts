import { existsSync } from 'node:fs'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { GuessedReleases } from './guessed-releases'

/** Within `guessMs`, look up at most `guessesMax` guessed versions that turn out to be missing. */
const guessesMax = 20
const guessMs = 10_000
const versionPattern = /^\d[\w.+-]*$/
/** Long enough to fetch a release of several megabytes. */
const waitMs = 15_000

/**
 * Fetches a release that isn't in the folder. Resolves to false if it doesn't exist. `isGuess` marks a
 * version that any client could have made up, as opposed to one from the composition.
 */
export type ObtainRelease = (version: string, asked?: { isGuess?: boolean }) => Promise<boolean>

/**
 * Treats every release as present, because there is no store. Serving the files shows whether the release
 * exists.
 */
const asItIs: ObtainRelease = () => Promise.resolve(true)

/**
 * Returns a function that asks the parent process, which has access to the release store (RELEASES_BUCKET).
 * Without a store, returns `asItIs`.
 */
export function releaseObtainer(
  releases: string,
  isInUse: (version: string) => boolean = () => false,
): ObtainRelease {
  const hasStore = process.env.RELEASES_BUCKET && process.send
  return hasStore ? obtainBy(releases, askParent(), isInUse) : asItIs
}

/** @internal for tests */
export function obtainBy(
  releases: string,
  ask: (version: string) => Promise<boolean>,
  isInUse: (version: string) => boolean = () => false,
): ObtainRelease {
  const guessed = new GuessedReleases(releases, isInUse)
  const unknown = new LRUCache<string, true>({ max: guessesMax * 2, ttl: guessMs })
  const underWay = new Map<string, Promise<boolean>>()

  async function bring(version: string, { isGuess }: { isGuess: boolean }): Promise<boolean> {
    if (isGuess) guessed.add(version)
    const isThere = await ask(version)
    if (!isThere) {
      unknown.set(version, true)
      guessed.delete(version)
    }
    return isThere
  }

  return async (version, { isGuess = false } = {}) => {
    guessed.isAskedFor(version, { isGuess })
    if (existsSync(path.join(releases, version))) return true
    if (!versionPattern.test(version)) return false
    const running = underWay.get(version)
    if (running) return running
    unknown.purgeStale()
    if (unknown.has(version) || (isGuess && unknown.size + underWay.size >= guessesMax)) return false
    if (isGuess && !guessed.makeRoom()) return false
    const bringing = bring(version, { isGuess }).finally(() => underWay.delete(version))
    underWay.set(version, bringing)
    return bringing
  }
}

type Answer = { obtained?: string; isThere?: boolean }

function askParent(): (version: string) => Promise<boolean> {
  const waiting = new Map<string, (isThere: boolean) => void>()
  process.on('message', ({ obtained = '', isThere = false }: Answer) => waiting.get(obtained)?.(isThere))
  // The IPC channel alone must not keep the process alive.
  process.channel?.unref()
  return (version) =>
    new Promise((resolve) => {
      const timer = setTimeout(() => settle(false), waitMs)
      const settle = (isThere: boolean) => {
        clearTimeout(timer)
        waiting.delete(version)
        resolve(isThere)
      }
      waiting.set(version, settle)
      process.send?.({ obtain: version })
    })
}
