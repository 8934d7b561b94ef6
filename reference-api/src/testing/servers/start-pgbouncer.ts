import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './server-process'

/** True if a PgBouncer is on the PATH that knows prepared statements in transactions (1.21). */
export function hasPgbouncer(): boolean {
  const { stdout } = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' })
  const [, major = 0, minor = 0] = /PgBouncer (\d+)\.(\d+)/.exec(stdout ?? '') ?? []
  return Number(major) > 1 || Number(minor) >= 21
}

const startDeadlineMs = 10_000

/**
 * Starts PgBouncer in transaction mode before the server of this database. A database has two connections,
 * so that clients get each other's. The other settings are those of ops/containers/kubernetes.
 */
export async function startPgbouncer(databaseUrl: string) {
  const { hostname, port: serverPort, username, password, pathname } = new URL(databaseUrl)
  const folder = await mkdtemp(join(tmpdir(), 'storefront-pgbouncer-'))
  await chmod(folder, 0o755)
  const file = join(folder, 'pgbouncer.ini')
  const port = await freePort()
  const settings = [
    '[databases]',
    `* = host=${hostname} port=${serverPort} user=${username} password=${password}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 2',
    'max_client_conn = 200',
    'max_prepared_statements = 400',
    'ignore_startup_parameters = extra_float_digits,options,statement_timeout,idle_in_transaction_session_timeout',
  ]
  await writeFile(file, settings.join('\n'))
  // PgBouncer refuses to run as root.
  const isRoot = process.getuid?.() === 0
  const child = spawn('pgbouncer', [...(isRoot ? ['-u', 'nobody'] : []), file], { stdio: 'ignore' })
  const url = `postgresql://${username}@127.0.0.1:${port}${pathname}`
  await untilAnswered(url)
  return {
    url,
    stop: async () => {
      child.kill('SIGQUIT')
      await once(child, 'exit')
      await rm(folder, { recursive: true })
    },
  }
}

async function untilAnswered(url: string) {
  for (const deadline = Date.now() + startDeadlineMs; ; await wait(50)) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      return await client.end()
    } catch (cause) {
      if (Date.now() > deadline) throw new Error('PgBouncer does not answer.', { cause })
    }
  }
}
