import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureDependencies, requireFreePort, requireNode } from '../run/preflight.mjs'
import { runCommand, Stop } from '../workspace/steps.mjs'
import { packageArgument, remotes, root } from '../workspace/workspace.mjs'

/**
 * `npm run dev -- mfe-catalog` runs one remote from source and all other packages from builds. The API and
 * the gateway are rebuilt and restarted on each change. Kernel packages are tested on each change. `--with
 * https://shop.example` runs a remote with that shop's API and releases.
 */
runCommand(async () => {
  requireNode()
  await ensureDependencies()
  const { only, address } = parseArguments()
  if (only === undefined) throw new Stop('Which package? For example: npm run dev -- mfe-catalog')
  if (address !== undefined && !remotes.includes(only))
    throw new Stop(`Only a remote can be developed with another shop: ${remotes.join(', ')}.`)
  if (only.startsWith('shared-kernel/') || ['e2e', 'ops'].includes(only)) return watchTests(only)
  const port = Number(process.env.PORT ?? 8080)
  await requireFreePort(port, { command: `npm run dev -- ${only}` })
  // Some tools write to the current folder.
  process.chdir(root)
  if (address !== undefined) {
    const { developWith } = await import('../run/develop/live/develop-with.mjs')
    return developWith(only, { address, port })
  }
  const { developProgram, isProgram } = await import('../run/develop/develop-program.mjs')
  if (isProgram(only)) return developProgram(only, port)
  const { developRemote } = await import('../run/develop/develop-remote.mjs')
  return developRemote(only, port)
})

/** @throws Stop with the option that isn't known */
function parseArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { with: { type: 'string' } },
    })
    return { only: packageArgument(positionals[0]), address: values.with }
  } catch (error) {
    throw new Stop(
      `${error instanceof Error ? error.message : error}
For example: npm run dev -- mfe-cart --with https://shop.example`,
    )
  }
}

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
