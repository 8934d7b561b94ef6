import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { parsers } from '../parsers'
import { lockFolder } from './folder-lock'

const embeddedMajor = '18'
const wayOut =
  'put a backup back (npm run backup -- restore FOLDER), or begin anew with npm run reset, which removes all of the shop.'

/**
 * Opens the embedded database. `release` closes it and unlocks its folder. Throws an error that states the
 * remedy if the folder is in use, damaged or from another PostgreSQL version.
 */
export async function openPglite(dataFolder?: string, dump?: Blob) {
  const unlock = dataFolder ? await lockFolder(dataFolder) : async () => undefined
  const pglite = await createPglite(dataFolder, dump).catch(async (cause: unknown) => {
    await unlock()
    throw cause
  })
  const release = async () => {
    if (!pglite.closed) await pglite.close()
    await unlock()
  }
  return { pglite, release }
}

async function createPglite(dataFolder?: string, loadDataDir?: Blob): Promise<PGlite> {
  if (!dataFolder) return PGlite.create({ loadDataDir, parsers })
  const dataDir = join(dataFolder, 'database')
  await refuseOtherVersion(dataDir)
  try {
    return await PGlite.create({ dataDir, loadDataDir, parsers })
  } catch (cause) {
    // PostgreSQL's own lock file, left behind by a dead process.
    await rm(join(dataDir, 'postmaster.pid'), { force: true })
    throw new Error(
      `The embedded database in ${dataDir} does not open: its files are damaged, or the disk is full. They are left as they are: free the disk, ${wayOut}`,
      { cause },
    )
  }
}

/**
 * Rejects files of another PostgreSQL major version. The embedded database can't open them, and fails without
 * stating the reason.
 */
async function refuseOtherVersion(dataDir: string): Promise<void> {
  const found = await readFile(join(dataDir, 'PG_VERSION'), 'utf8').catch(() => undefined)
  if (found === undefined || found.trim() === embeddedMajor) return
  throw new Error(
    `The embedded database in ${dataDir} is of PostgreSQL ${found.trim() || '(no number)'}, and this shop opens ${embeddedMajor}. Its files are left as they are: start the version of the shop that made them, ${wayOut}`,
  )
}
