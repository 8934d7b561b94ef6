import { spawnSync, spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'

/** Runs the one release that this image holds: the gateway, or the API after preparing its database. */
const [name] = readdirSync('releases')
const [version] = readdirSync(path.join('releases', name))
const server = path.join('releases', name, version, 'server')

if (name === 'reference-api') {
  const { status } = spawnSync(process.execPath, [path.join(server, 'cli.cjs'), 'prepare', 'reference-api/seed/tsunagu'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
const program = spawn(process.execPath, [path.join(server, name === 'reference-api' ? 'server.cjs' : 'gateway.cjs')], {
  stdio: 'inherit',
  env: { ...process.env, ...(name === 'host-shell' ? { SHELL_RELEASES: path.resolve('releases', name) } : {}) },
})
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => program.kill(signal))
program.on('exit', (code) => process.exit(code ?? 1))
