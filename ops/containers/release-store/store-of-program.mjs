import { setTimeout as wait } from 'node:timers/promises'
import { openReleaseStore } from './release-store.mjs'

const retryMs = 5_000

/**
 * @param {'info' | 'error'} level
 * @param {{ release: string, version: string, msg: string }} fields
 * @param {unknown} [error]
 */
const log = (level, fields, error) =>
  console.error(
    JSON.stringify({ level, time: Date.now(), ...fields, ...(error ? { error: String(error) } : {}) }),
  )

/**
 * Opens the release store for the program of a container. Uploads the image's release, and downloads composed
 * releases that are missing from the folder. If the store is down, local releases still work.
 * @param {{ name: string, version: string, folder: string }} release that this container has published
 * @param {string} releases folder of the releases
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<undefined | {
 *   keep(): Promise<void>,
 *   bring(version: string): Promise<boolean>,
 *   bringBefore(): Promise<string | undefined>,
 *   answer(message: { obtain?: string }): Promise<object | undefined>,
 * }>}
 */
export async function openProgramStore(release, releases, env) {
  const opened = await openReleaseStore(env)
  if (!opened) return undefined
  const store = opened
  const { name, version } = release

  /** @param {string} wanted */
  async function bring(wanted) {
    try {
      const isThere = await store.bring({ name, version: wanted }, releases)
      if (isThere) log('info', { release: name, version: wanted, msg: 'release brought from the store' })
      return isThere
    } catch (error) {
      log('error', { release: name, version: wanted, msg: 'release could not be brought' }, error)
      return false
    }
  }

  return {
    bring,
    /** Retries until the store has the release, so that other containers can find it there. */
    async keep() {
      for (;;) {
        try {
          const kept = await store.keep(release)
          const msg = {
            kept: 'release kept in the store',
            same: 'release is in the store already',
            another: undefined,
          }[kept]
          if (msg) return log('info', { release: name, version, msg })
          return log('error', {
            release: name,
            version,
            msg: 'the store has another release of this number, which stays: build with the next one',
          })
        } catch (error) {
          log('error', { release: name, version, msg: 'release could not be kept in the store' }, error)
          await wait(retryMs)
        }
      }
    },
    /**
     * Downloads the newest stored release other than this release. The downloaded release serves pages until
     * the next composition.
     */
    async bringBefore() {
      const newest = await store.newestOf(name).catch(() => [])
      const before = newest.find((one) => one !== version)
      return before && (await bring(before)) ? before : undefined
    },
    async answer({ obtain }) {
      return obtain === undefined ? undefined : { obtained: obtain, isThere: await bring(obtain) }
    },
  }
}
