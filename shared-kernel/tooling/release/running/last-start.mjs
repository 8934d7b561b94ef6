import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * The gateway's port, the composition file and the APIs' origins of a shop's last start, and the process that
 * runs its programs.
 * @typedef {{ port: number, composition: string, apis?: string[], pid?: number }} LastStart
 */

/** @param {string} folder of the shop's data */
const lastStartFile = (folder) => path.join(folder, 'last-start.json')

/**
 * Stores what the shop is started with, so that later commands find it by its folder alone.
 * @param {string} folder of the shop's data
 * @param {LastStart} start
 */
export function storeLastStart(folder, start) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(lastStartFile(folder), `${JSON.stringify(start)}\n`)
}

/**
 * Returns the gateway's origin, the composition file and the APIs' origins. Variables come before the last
 * start.
 * @param {string} folder of the shop's data
 * @param {Record<string, string | undefined>} [env]
 */
export function findShop(folder, env = process.env) {
  const { port, composition, apis = [] } = readLastStart(folder)
  return {
    gateway: `http://127.0.0.1:${env.PORT || port || 8080}`,
    file: path.resolve(env.COMPOSITION || composition || path.join(folder, 'composition.json')),
    apis: env.API_ORIGIN ? env.API_ORIGIN.split(',') : apis,
  }
}

/**
 * Returns true while the process of the shop's last start runs. It can start further programs.
 * @param {string} folder of the shop's data
 */
export function isStarterRunning(folder) {
  const { pid } = readLastStart(folder)
  if (pid === undefined) return false
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/**
 * @param {string} folder
 * @returns {Partial<LastStart>}
 */
function readLastStart(folder) {
  try {
    return JSON.parse(readFileSync(lastStartFile(folder), 'utf8'))
  } catch {
    return {}
  }
}
