import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { mkdtemp, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
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
    await tar(['-C', shopFolder, '-cf', '-', ...names], { output: path.join(folder, archive) })
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
      await tar(['-C', unpacked, '-xf', '-'], { input: path.join(folder, archive) })
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
 * Runs tar with the archive's file as its input or output. A pipe would break when tar exits at the end of
 * the archive without reading the rest of the file.
 * @param {string[]} args
 * @param {{ input?: string, output?: string }} files
 * @throws Stop with tar's last lines of output
 */
async function tar(args, { input, output }) {
  const from = input === undefined ? undefined : await open(input)
  const into = output === undefined ? undefined : await open(output, 'w', 0o600)
  try {
    const child = spawn('tar', args, { stdio: [from?.fd ?? 'ignore', into?.fd ?? 'ignore', 'pipe'] })
    let words = ''
    child.stderr?.on('data', (text) => (words = `${words}${text}`.slice(-2_000)))
    const code = await new Promise((resolve, reject) => {
      child.once('close', resolve)
      child.once('error', ({ message }) => reject(new Stop(`The program tar is needed: ${message}.`)))
    })
    if (code !== 0) throw new Stop(`tar failed: ${words.trim() || `it ended with ${code}`}`)
  } finally {
    await from?.close()
    await into?.close()
  }
}
