import { spawnSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { share, takeShared } from './shared-cache.mjs'
import { randomSecrets } from './secrets.mjs'
import { Stop } from '../workspace/steps.mjs'
import { cacheFolder, releasesFolder, root, shopFolder } from '../workspace/workspace.mjs'

const seed = path.join(root, 'reference-api/seed')

/**
 * Migrates the database and imports the shops of the seed that are missing.
 * @param {string} version of the API's release
 * @param {object} [options]
 * @param {string} [options.folder] for the embedded database and files
 * @param {Record<string, string>} [options.env] selects another database
 * @param {string} [options.only] imports only this shop
 */
export function prepareDatabase(version, { folder = shopFolder, env = {}, only = '.' } = {}) {
  const { args, options } = preparation(version, { folder, env, only })
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  })
  if (status !== 0) throw new Stop(stderr.trim() || `The database could not be prepared (code ${status}).`)
  return stdout
}

/**
 * @param {string} version of the API's release
 * @param {{ folder: string, env: Record<string, string>, only?: string }} options
 */
export function preparation(version, { folder, env, only = '.' }) {
  const cli = path.join(releasesFolder, 'reference-api', version, 'server', 'cli.cjs')
  return {
    args: [cli, 'prepare', path.join(seed, only)],
    options: {
      cwd: root,
      env: {
        // The API's own default.
        PUBLIC_ORIGIN: 'http://localhost:8080',
        ...process.env,
        NODE_ENV: 'production',
        TZ: 'Asia/Tokyo',
        DATA_FOLDER: folder,
        ...env,
      },
    },
  }
}

/**
 * Prepares the embedded database for `npm start` once per API version and seed. Opening a prepared database
 * just to check it would take a quarter of the startup time.
 * @param {string} version of the API's release
 */
export function prepareEmbeddedDatabase(version, folder = shopFolder) {
  const mark = path.join(folder, 'prepared.txt')
  const wanted = `${version}-${computeSeedHash()}`
  const isThere = existsSync(path.join(folder, 'database/PG_VERSION')) && existsSync(mark)
  if (isThere && readFileSync(mark, 'utf8') === wanted) return ''
  const words = prepareDatabase(version, { folder })
  writeFileSync(mark, wanted)
  return words
}

/**
 * Returns a folder with the seeded embedded database, ready to be copied. The folder is created once per API
 * version, seed and instant, then stored in `.cache` and shared.
 * @param {string} version of the API's release
 * @param {string} shopNow time of the seeding
 */
export function seededFolder(version, shopNow) {
  const kept = path.join(cacheFolder, 'seeded')
  const key = `${version}-${computeSeedHash()}-${shopNow.replace(/\W/g, '')}`
  const folder = path.join(kept, key)
  if (!existsSync(folder)) {
    rmSync(kept, { recursive: true, force: true })
    if (takeShared(`seeded/${key}`, folder)) return folder
    const draft = path.join(kept, `.draft-${process.pid}`)
    mkdirSync(draft, { recursive: true })
    prepareDatabase(version, { folder: draft, env: { DATABASE_URL: '', SHOP_NOW: shopNow } })
    renameSync(draft, folder)
  }
  share(`seeded/${key}`, folder)
  return folder
}

/**
 * Creates and seeds a database on a PostgreSQL server. Returns the environment for a shop that uses it.
 * @param {string} server
 * @param {Record<string, string>} versions
 * @param {string} folder of its files
 */
export async function createSeededDatabase(server, versions, folder) {
  const { default: pg } = await import('pg')
  const name = `shop_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href
  const env = { DATABASE_URL: url, ...randomSecrets() }
  prepareDatabase(versions['reference-api'] ?? '', { folder, env })
  return env
}

export function computeSeedHash() {
  const hash = createHash('sha256')
  for (const name of readdirSync(seed, { recursive: true }).map(String).sort()) {
    const file = path.join(seed, name)
    if (statSync(file).isFile()) hash.update(name).update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 8)
}
