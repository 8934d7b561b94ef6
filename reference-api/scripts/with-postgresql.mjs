import { spawn } from 'node:child_process'
import { startPostgresql } from '../../shared-kernel/tooling/run/postgresql.mjs'

// Runs a command with a new PostgreSQL server: node scripts/with-postgresql.mjs npx jest -c jest.config.cjs
const [command, ...args] = process.argv.slice(2)
if (!command) {
  process.stderr.write('Say which command to run: node scripts/with-postgresql.mjs <command> [arguments]\n')
  process.exit(2)
}

const { url, stop } = await startPostgresql({
  isInMemory: true,
  flags: ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'synchronous_commit=off'],
})
const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: url } })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', async (code, signal) => {
  await stop()
  process.exit(signal ? 1 : (code ?? 1))
})
