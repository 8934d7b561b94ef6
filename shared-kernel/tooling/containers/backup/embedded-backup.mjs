import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Stop } from '../../run/steps.mjs'
import { shopFolder } from '../../run/workspace.mjs'

const kind = 'embedded'
/** Names the process that has the folder; of this machine and of this moment. */
const lock = 'process.lock'

/** @param {string} folder @returns whether `saveEmbedded` has written it */
export function isEmbeddedBackup(folder) {
  const file = path.join(folder, 'backup.json')
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).kind === kind
}

/** @returns whether `npm start` keeps a shop in `DATA_FOLDER` */
export const hasEmbeddedShop = () => existsSync(path.join(shopFolder, 'database'))

/**
 * Copies the stopped shop of `DATA_FOLDER`: the embedded database, files, mails, secrets and composition.
 * @param {string} folder
 * @throws Stop when the shop runs, or the folder holds a backup already
 */
export function saveEmbedded(folder) {
  refuseOwnDatabase()
  if (existsSync(path.join(folder, 'backup.json'))) throw new Stop(`${folder} holds a backup already.`)
  const owner = runningOwner()
  if (owner) throw new Stop(`The shop in ${shopFolder} runs (process ${owner}): stop it, then save.`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const data = path.join(folder, 'data')
  cpSync(shopFolder, data, { recursive: true, filter: (file) => path.basename(file) !== lock })
  const backup = { kind, at: new Date().toISOString(), hash: hashOf(data) }
  writeFileSync(path.join(folder, 'backup.json'), `${JSON.stringify(backup, null, 2)}\n`)
}

/**
 * Copies a backup into a `DATA_FOLDER` that holds no shop.
 * @param {string} folder
 * @throws Stop when a file is not what was saved, or there is a shop already
 */
export function restoreEmbedded(folder) {
  refuseOwnDatabase()
  const data = path.join(folder, 'data')
  const { hash } = JSON.parse(readFileSync(path.join(folder, 'backup.json'), 'utf8'))
  if (hashOf(data) !== hash) throw new Stop(`${data} is not what was saved: its hash differs.`)
  if (hasEmbeddedShop())
    throw new Stop(`${shopFolder} holds a shop: move it away, or name another folder with DATA_FOLDER.`)
  cpSync(data, shopFolder, { recursive: true })
}

function refuseOwnDatabase() {
  if (process.env.DATABASE_URL)
    throw new Stop('DATABASE_URL is set: save and restore that database with its own tools (pg_dump).')
}

function runningOwner() {
  try {
    const owner = Number(readFileSync(path.join(shopFolder, lock), 'utf8'))
    process.kill(owner, 0)
    return owner
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error)
    return code === 'EPERM' ? 'of another user' : undefined
  }
}

/** One hash over names and contents. @param {string} folder */
function hashOf(folder) {
  const hash = createHash('sha256')
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
  for (const name of names.sort()) hash.update(`${name}\0`).update(readFileSync(path.join(folder, name)))
  return hash.digest('hex')
}
