import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { ensureDependencies, requireNode } from '../lib/preflight.mjs'
import { runCommand } from '../lib/steps.mjs'
import { packageArgument, root } from '../lib/workspace.mjs'

/** `npm test` inside a package: its unit, component or API tests; e2e runs the journeys. */
runCommand(async () => {
  requireNode()
  await ensureDependencies()
  const only = packageArgument('.')
  if (only === 'e2e') {
    const { runJourneys } = await import('../lib/journeys.mjs')
    const { failed } = await runJourneys(process.argv.slice(3))
    process.exitCode = failed > 0 ? 1 : 0
    return
  }
  const config = path.join(root, only, 'jest.config.cjs')
  if (!existsSync(config)) return
  const { status } = spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules/jest/bin/jest.js'),
      '-c',
      config,
      '--passWithNoTests',
      ...process.argv.slice(3),
    ],
    {
      cwd: path.join(root, only),
      stdio: 'inherit',
      env: { ...process.env, TZ: 'UTC' },
    },
  )
  process.exitCode = status ?? 1
})
