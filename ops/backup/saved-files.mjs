import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Stop } from '../../shared-kernel/tooling/workspace/steps.mjs'

const recordFile = 'backup.json'

/**
 * @param {string} folder
 * @throws Stop if the folder already holds a backup
 */
export function refuseSavedFolder(folder) {
  if (existsSync(path.join(folder, recordFile))) throw new Stop(`${folder} holds a backup already.`)
}

/**
 * Writes the manifest of the backup last, so a folder without a manifest isn't a complete backup.
 * @param {string} folder
 * @param {string[]} names the backup's files
 * @param {{ kind?: 'embedded' }} [more]
 * @returns {Promise<Record<string, string>>} each file's SHA-256 in hex
 */
export async function recordBackup(folder, names, more = {}) {
  const hashes = await hashFiles(folder, names)
  const record = { at: new Date().toISOString(), ...more, hashes }
  await writeFile(path.join(folder, recordFile), `${JSON.stringify(record, null, 2)}\n`)
  return hashes
}

/**
 * @param {string} folder
 * @returns {Promise<{ at: string, kind?: 'embedded', hashes: Record<string, string> }>}
 * @throws Stop if the folder holds no backup
 */
export async function readBackup(folder) {
  return JSON.parse(
    await readFile(path.join(folder, recordFile), 'utf8').catch(() => {
      throw new Stop(`${folder} holds no backup.`)
    }),
  )
}

/**
 * @param {string} folder
 * @param {Record<string, string>} hashes
 * @throws Stop naming the first file whose hash differs
 */
export async function refuseChangedFiles(folder, hashes) {
  const names = Object.keys(hashes)
  const now = await hashFiles(folder, names)
  const changed = names.find((name) => now[name] !== hashes[name])
  if (changed) throw new Stop(`${changed} is not what was saved: its hash differs.`)
}

/** @param {string} folder @param {string[]} names @returns {Promise<Record<string, string>>} */
async function hashFiles(folder, names) {
  const hashes = names.map(async (name) => {
    const hash = createHash('sha256')
    await pipeline(createReadStream(path.join(folder, name)), hash)
    return [name, hash.digest('hex')]
  })
  return Object.fromEntries(await Promise.all(hashes))
}
