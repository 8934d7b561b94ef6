import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { bakedRelease } from './publish-release.mjs'
import { runProgram, programEnvironment } from './run-program.mjs'

/** Runs migrations, seeds the database if it is empty and serves the API. */
const { baked } = bakedRelease('releases')
const prepare = [path.join(baked, 'server', 'cli.cjs'), 'prepare', 'reference-api/seed']
const { status } = spawnSync(process.execPath, prepare, {
  stdio: 'inherit',
  env: programEnvironment(process.env),
})
if (status !== 0) process.exit(status ?? 1)
runProgram(path.join(baked, 'server', 'server.cjs'))
