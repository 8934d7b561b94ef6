import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { ensureDependencies, requireFreePort, requireNode } from '../run/preflight.mjs'
import { runCommand, Stop } from '../workspace/steps.mjs'
import { packageArgument, root } from '../workspace/workspace.mjs'

/**
 * `npm run dev -- mfe-catalog` runs one remote from source and all other packages from builds. The API and
 * the gateway are rebuilt and restarted on each change. Kernel packages are tested on each change.
 */
runCommand(async () => {
  requireNode()
  await ensureDependencies()
  const only = packageArgument()
  if (only === undefined) throw new Stop('Which package? For example: npm run dev -- mfe-catalog')
  if (only.startsWith('shared-kernel/') || ['e2e', 'ops'].includes(only)) return watchTests(only)
  const port = Number(process.env.PORT ?? 8080)
  await requireFreePort(port, { command: `npm run dev -- ${only}` })
  // Some tools write to the current folder.
  process.chdir(root)
  const { developProgram, isProgram } = await import('../run/develop/develop-program.mjs')
  if (isProgram(only)) return developProgram(only, port)
  const { developRemote } = await import('../run/develop/develop-remote.mjs')
  return developRemote(only, port)
})

/** @param {string} only folder of a package */
function watchTests(only) {
  const config = path.join(root, only, 'jest.config.cjs')
  if (!existsSync(config)) throw new Stop(`${only} has no tests of its own to watch: run npm test in it.`)
  spawn(process.execPath, [path.join(root, 'node_modules/jest/bin/jest.js'), '-c', config, '--watch'], {
    cwd: path.join(root, only),
    stdio: 'inherit',
    env: { ...process.env, TZ: 'UTC' },
  })
}
