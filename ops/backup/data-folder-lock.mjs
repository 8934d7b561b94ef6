import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Stop } from '../../shared-kernel/tooling/workspace/steps.mjs'

/**
 * Runs `work` while holding the API's lock, a file with a process id, so that no shop can open the data
 * folder in the meantime.
 * @template T
 * @param {string} folder
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 * @throws Stop if a process holds the lock
 */
export async function withDataFolder(folder, work) {
  const lock = path.join(folder, 'process.lock')
  const owner = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0
  if (isAlive(owner))
    throw new Stop(`The data folder ${folder} is in use by process ${owner}: stop the shop first.`)
  rmSync(lock, { force: true })
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
  } catch (cause) {
    if (codeOf(cause) !== 'EEXIST') throw cause
    throw new Stop(`The data folder ${folder} was just taken by another process: stop it first.`)
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

/** @param {number} pid */
function isAlive(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    return process.kill(pid, 0)
  } catch (cause) {
    return codeOf(cause) === 'EPERM'
  }
}

/** @param {unknown} cause */
const codeOf = (cause) => /** @type {NodeJS.ErrnoException} */ (cause).code
