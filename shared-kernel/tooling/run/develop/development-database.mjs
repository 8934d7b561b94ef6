import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isPortFree } from '../preflight.mjs'
import { randomSecrets } from '../secrets.mjs'
import { computeSeedHash, preparation } from '../seeded-database.mjs'
import { Stop } from '../../workspace/steps.mjs'
import { readJson, shopFolder } from '../../workspace/workspace.mjs'

/**
 * Opens the database for `npm run dev`: a PostgreSQL server that keeps running when the API restarts, with
 * its data in `.shop/dev`. Without PostgreSQL, or if DATABASE_URL is set, the API opens the database of `npm
 * start`.
 * @returns {Promise<{ folder: string, env: Record<string, string>, stop: () => Promise<void> }>} environment
 * of the API
 */
export async function openDevelopmentDatabase() {
  const folder = path.join(shopFolder, 'dev')
  const embedded = { folder: shopFolder, env: {}, stop: async () => undefined }
  if (process.env.DATABASE_URL) return embedded
  const release = await takeServer(path.join(folder, 'postgresql'))
  try {
    const { openPostgresql } = await import('../postgresql.mjs')
    const { url, stop } = await openPostgresql(path.join(folder, 'postgresql'), [
      '-c',
      'synchronous_commit=off',
    ])
    const env = { DATABASE_URL: url, ...readSecrets(path.join(folder, 'secrets.json')) }
    return { folder, env, stop: () => stop().finally(release) }
  } catch (error) {
    release()
    process.stderr.write(
      `No PostgreSQL here (${error instanceof Error ? error.message : 'it does not start'}): the embedded database is used.\n`,
    )
    return embedded
  }
}

/**
 * Migrates and seeds the database once per API version and seed, in parallel with the rest of the startup.
 * @param {string} version of the API's release
 * @param {{ folder: string, env: Record<string, string> }} database
 */
export async function prepareDevelopmentDatabase(version, { folder, env }) {
  const server = path.join(folder, 'postgresql')
  const mark = path.join(server, 'prepared.txt')
  const wanted = `${version}-${computeSeedHash()}`
  const isKept = env.DATABASE_URL !== undefined
  if (isKept && existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return
  const { args, options } = preparation(version, { folder, env })
  const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  let words = ''
  child.stderr?.on('data', (data) => (words += data))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Stop(words.trim() || `The database could not be prepared (code ${code}).`)
  if (isKept) writeFileSync(mark, wanted)
}

/**
 * Reserves the server for this process. Only one development process may use it. Stops a server that a killed
 * process left running.
 * @param {string} folder of the server
 */
async function takeServer(folder) {
  mkdirSync(folder, { recursive: true })
  const note = path.join(folder, 'development.pid')
  const [owner = 0] = numbersIn(note)
  if (owner !== process.pid && isAlive(owner))
    throw new Stop(`The database in ${folder} is in use by process ${owner}: stop that process first.`)
  const [server = 0, , , port = 0] = numbersIn(path.join(folder, 'data/postmaster.pid'))
  // After a power failure another program may have this process id, but that program doesn't listen on this
  // port.
  if (isAlive(server) && !(await isPortFree(port))) {
    process.kill(server, 'SIGINT')
    while (isAlive(server)) await new Promise((resolve) => setTimeout(resolve, 50))
  }
  writeFileSync(note, `${process.pid}\n`)
  return () => rmSync(note, { force: true })
}

/**
 * Returns the persisted secrets, so that links in mails and on paper keep working. Creates missing secrets.
 * @param {string} file
 * @returns {Record<string, string>}
 */
function readSecrets(file) {
  /** @type {Record<string, string[]>} */
  const kept = existsSync(file) ? readJson(file) : {}
  const isWhole = Object.values(rings).every((name) => Array.isArray(kept[name]))
  const made = randomSecrets()
  const keys = isWhole
    ? kept
    : Object.fromEntries(Object.entries(rings).map(([variable, name]) => [name, [made[variable]]]))
  if (!isWhole) writeFileSync(file, `${JSON.stringify(keys)}\n`, { mode: 0o600 })
  return Object.fromEntries(
    Object.entries(rings).map(([variable, name]) => [variable, keys[name]?.join(',') ?? '']),
  )
}

/**
 * Key rings by variable, in the API's own file, so that `npm run shop` uses the same keys with this folder.
 */
const rings = { PAYMENT_SECRET: 'payment', RECEIPT_LINK_SECRET: 'receipt', GIFT_LINK_SECRET: 'gift' }

/** @param {string} file */
const numbersIn = (file) => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').map(Number) : [])

/** @param {number} pid */
function isAlive(pid) {
  if (!pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}
