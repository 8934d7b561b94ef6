import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../../shared-kernel/tooling/run/preflight.mjs'
import { runPrograms } from '../../../shared-kernel/tooling/run/run-programs.mjs'
import { randomSecrets } from '../../../shared-kernel/tooling/run/secrets.mjs'
import { prepareDatabase } from '../../../shared-kernel/tooling/run/seeded-database.mjs'
import { releasesFolder } from '../../../shared-kernel/tooling/workspace/workspace.mjs'

/**
 * Starts the built API without the rest of the shop, on a database that it seeds.
 * @param {string} version of its release
 * @param {Record<string, string>} env
 */
export async function startApi(version, env) {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-api-'))
  const own = { ...randomSecrets(), ...env }
  prepareDatabase(version, { folder, env: own, only: 'tsunagu' })
  const port = await freePort()
  const apiOrigin = `http://127.0.0.1:${port}`
  const api = {
    file: path.join(releasesFolder, 'reference-api', version, 'server/server.cjs'),
    env: { PORT: port, DATA_FOLDER: folder },
    ready: `${apiOrigin}/ready`,
  }
  const base = { ...process.env, NODE_ENV: 'production', TZ: 'Asia/Tokyo', ...own }
  const { start, stopAll, pids } = runPrograms({ api }, { env: base, folder })
  await start('api')
  const stop = async () => {
    await stopAll()
    rmSync(folder, { recursive: true, force: true })
  }
  return { apiOrigin, pids, stop }
}
