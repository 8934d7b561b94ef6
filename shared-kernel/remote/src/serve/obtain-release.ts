import { existsSync } from 'node:fs'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { GuessedReleases } from './guessed-releases'

/** The store is asked for so many numbers at most that it does not have, in so many ms: anybody may guess. */
const guessesMax = 20
const guessMs = 10_000
const versionPattern = /^\d[\w.+-]*$/
/** A release of some megabytes is brought in less. */
const waitMs = 15_000

/**
 * Brings a release that the folder lacks; false where there is none. `isGuess` says that anybody may have
 * written the number, and not the composition alone.
 */
export type ObtainRelease = (version: string, asked?: { isGuess?: boolean }) => Promise<boolean>

/** Every release is taken to be there: who serves its files finds out. */
const asItIs: ObtainRelease = () => Promise.resolve(true)

/**
 * Asks the program that has started this one, which has the store of releases (RELEASES_BUCKET); without a
 * store there is nobody to ask.
 */
export function releaseObtainer(
  releases: string,
  isInUse: (version: string) => boolean = () => false,
): ObtainRelease {
  const hasStore = process.env.RELEASES_BUCKET && process.send
  return hasStore ? obtainBy(releases, askParent(), isInUse) : asItIs
}

/** @internal for the tests */
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
  // The channel alone keeps no program alive that is told to end.
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
