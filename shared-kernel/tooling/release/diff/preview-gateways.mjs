import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../run/preflight.mjs'
import { runPrograms } from '../../run/run-programs.mjs'
import { seededChannels } from '../../workspace/seeded-channels.mjs'
import { releasesFolder } from '../../workspace/workspace.mjs'
import { writeComposition } from '../composition.mjs'

/**
 * Runs gateways of their own beside a shop. They serve other compositions with the shop's API and the shop's
 * render processes, so that no shopper gets a release that is only looked at.
 * @param {string} gateway origin of the shop
 */
export async function openPreviews(gateway) {
  const folder = mkdtempSync(path.join(tmpdir(), 'preview-'))
  const { version } = await (await fetch(`${gateway}/health`)).json()
  const shell = path.join(releasesFolder, 'host-shell')
  /** @type {Record<string, import('../../run/run-programs.mjs').Program>} */
  const programs = {}
  const { start, stopAll } = runPrograms(programs, {
    folder,
    env: {
      ...process.env,
      CHANNELS: process.env.CHANNELS ?? seededChannels,
      NODE_ENV: 'production',
      HOST: 'localhost',
      API_ORIGIN: gateway,
      SHELL_RELEASES: shell,
    },
  })
  return {
    /**
     * Starts a gateway with this composition, which it takes without a trial. Returns its origin, and
     * `compose`, which writes another document.
     * @param {string} name
     * @param {import('../composition.mjs').CompositionDocument} document
     */
    async open(name, document) {
      const port = await freePort()
      const file = path.join(folder, name, 'composition.json')
      mkdirSync(path.dirname(file))
      writeComposition(file, document)
      const origin = `http://localhost:${port}`
      programs[name] = {
        file: path.join(shell, version, 'server', 'gateway.cjs'),
        env: { PORT: port, PUBLIC_ORIGIN: origin, COMPOSITION: file },
        ready: `${origin}/ready`,
      }
      await start(name)
      return {
        origin,
        compose: (/** @type {typeof document} */ next) => writeComposition(file, next),
        readLog: () => readFileSync(path.join(folder, 'logs', `${name}.log`), 'utf8'),
      }
    },
    async close() {
      await stopAll()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
