import { spawn } from 'node:child_process'
import { createReadStream, createWriteStream, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Stop } from '../../shared-kernel/tooling/workspace/steps.mjs'
import { shopFolder } from '../../shared-kernel/tooling/workspace/workspace.mjs'
import { withDataFolder } from './data-folder-lock.mjs'
import { readBackup, recordBackup, refuseChangedFiles, refuseSavedFolder } from './saved-files.mjs'

const archive = 'shop.tar'

/**
 * Matches files that each start recreates, so they aren't backed up. `dev` belongs to `npm run dev`.
 * @param {string} name
 */
const isMadeAgain = (name) => /^(composition.*|dev|logs|process\.lock|restoring-.*)$/.test(name)

/**
 * Copies the data folder of a stopped shop: embedded database, files, mails, payments and keys.
 * @param {string} folder
 * @throws Stop if the shop is running or has no embedded database
 */
export async function saveEmbeddedBackup(folder) {
  refuseSavedFolder(folder)
  refuseOtherPlaces()
  if (!existsSync(path.join(shopFolder, 'database')))
    throw new Stop(`${shopFolder} holds no embedded database: name its folder with DATA_FOLDER.`)
  if (!path.relative(shopFolder, folder).startsWith('..') && !isOtherDrive(folder))
    throw new Stop(`${folder} lies in the data folder ${shopFolder}: save the backup elsewhere.`)
  await withDataFolder(shopFolder, async () => {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const names = readdirSync(shopFolder).filter((name) => !isMadeAgain(name))
    const output = createWriteStream(path.join(folder, archive), { mode: 0o600 })
    await tar(['-C', shopFolder, '-cf', '-', ...names], { output })
    await recordBackup(folder, [archive], { kind: 'embedded' })
  })
}

/**
 * Restores a backup into a data folder that has no shop yet.
 * @param {string} folder
 * @throws Stop if a file differs from the saved one, or the data folder already holds a shop
 */
export async function restoreEmbeddedBackup(folder) {
  const { kind, hashes } = await readBackup(folder)
  if (kind !== 'embedded')
    throw new Stop(`${folder} is a backup of containers: restore it without --embedded.`)
  refuseOtherPlaces()
  await refuseChangedFiles(folder, hashes)
  mkdirSync(shopFolder, { recursive: true })
  await withDataFolder(shopFolder, async () => {
    const held = readdirSync(shopFolder).filter((name) => !isMadeAgain(name))
    if (held.length > 0)
      throw new Stop(
        `${shopFolder} holds a shop (${held.join(', ')}): save and remove it first, or name an empty DATA_FOLDER.`,
      )
    const unpacked = await mkdtemp(path.join(shopFolder, 'restoring-'))
    try {
      await tar(['-C', unpacked, '-xf', '-'], { input: createReadStream(path.join(folder, archive)) })
      for (const name of readdirSync(unpacked))
        await rename(path.join(unpacked, name), path.join(shopFolder, name))
    } finally {
      await rm(unpacked, { recursive: true, force: true })
    }
  })
}

/** @param {string} folder */
const isOtherDrive = (folder) => path.isAbsolute(path.relative(shopFolder, folder))

function refuseOtherPlaces() {
  const name = ['DATABASE_URL', 'STORAGE_BUCKET'].find((variable) => process.env[variable])
  if (name)
    throw new Stop(
      `${name} is set: --embedded is for the embedded database and local files. Save and restore that place with its own tools, or unset ${name}.`,
    )
}

/**
 * @param {string[]} args
 * @param {{ input?: NodeJS.ReadableStream, output?: NodeJS.WritableStream }} streams
 * @throws Stop with tar's last lines of output
 */
async function tar(args, { input, output }) {
  const child = spawn('tar', args)
  let words = ''
  child.stderr.on('data', (text) => (words = `${words}${text}`.slice(-2_000)))
  const ended = new Promise((resolve, reject) => {
    child.once('close', resolve)
    child.once('error', ({ message }) => reject(new Stop(`The program tar is needed: ${message}.`)))
  })
  const streams = [
    ...(input ? [pipeline(input, child.stdin)] : []),
    ...(output ? [pipeline(child.stdout, output)] : []),
  ]
  const [code, settled] = await Promise.all([ended, Promise.allSettled(streams)])
  const broken = settled.find((stream) => stream.status === 'rejected')
  if (code !== 0 || broken) throw new Stop(`tar failed: ${words.trim() || broken?.reason.message}`)
}
