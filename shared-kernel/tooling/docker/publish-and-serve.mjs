import { spawn } from 'node:child_process'
import { cpSync, existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'

/** Open tabs find the chunks of the last five releases, and of every release of the last week. */
const keptReleases = 5
const keptMs = 7 * 24 * 60 * 60 * 1_000

const { RELEASES } = process.env
const [name] = readdirSync('/baked')
const [version] = readdirSync(path.join('/baked', name))

const published = path.join(RELEASES, version)
if (!existsSync(published)) cpSync(path.join('/baked', name, version), published, { recursive: true })
removeOldReleases()

const server = spawn(process.execPath, [path.join(published, 'server', 'serve.cjs')], { stdio: 'inherit', env: { ...process.env, REMOTE_NAME: name } })
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 1))

function removeOldReleases() {
  const releases = readdirSync(RELEASES)
    .map((entry) => ({ entry, publishedAt: statSync(path.join(RELEASES, entry)).mtimeMs }))
    .sort((a, b) => b.publishedAt - a.publishedAt)
  for (const { entry, publishedAt } of releases.slice(keptReleases)) {
    if (entry !== version && Date.now() - publishedAt > keptMs) rmSync(path.join(RELEASES, entry), { recursive: true, force: true })
  }
}
