import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { lockFolder } from './folder-lock'
import { parsers } from '../parsers'

/** Major version of PostgreSQL that PGlite is made of. */
const embeddedVersion = '18'

/**
 * Opens the embedded database; `release` ends it and frees its folder.
 * @throws with the way out, and without a lock, when its files are of another version or damaged
 */
export async function openPglite(dataFolder?: string, dump?: Blob) {
  const unlock = dataFolder ? await lockFolder(dataFolder) : async () => undefined
  try {
    const pglite = await createPglite(dataFolder && join(dataFolder, 'database'), dump)
    const release = async () => {
      if (!pglite.closed) await pglite.close()
      await unlock()
    }
    return { pglite, release }
  } catch (cause) {
    await unlock()
    throw cause
  }
}

async function createPglite(dataDir?: string, loadDataDir?: Blob) {
  if (dataDir) await refuseOtherVersion(dataDir)
  try {
    return await PGlite.create({ dataDir, loadDataDir, parsers })
  } catch (cause) {
    if (!dataDir) throw cause
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`The database in ${dataDir} is damaged (${reason}). ${wayOut}`, { cause })
  }
}

async function refuseOtherVersion(dataDir: string) {
  const version = await readFile(join(dataDir, 'PG_VERSION'), 'utf8').catch(() => undefined)
  if (version === undefined || version.trim() === embeddedVersion) return
  throw new Error(
    `The database in ${dataDir} is of PostgreSQL ${version.trim()}, this shop runs ${embeddedVersion}. ` +
      `Start the release of the shop that made it, or: ${wayOut}`,
  )
}

const wayOut =
  'Its files stay as they are: move the data folder away, then bring back a backup ' +
  '(npm run backup -- restore FOLDER) or begin with an empty shop (npm start).'
