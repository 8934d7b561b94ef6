import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureDependencies, requireNode } from '../lib/preflight.mjs'
import { runCommand, step } from '../lib/steps.mjs'
import { allPackages, root } from '../lib/workspace.mjs'

/**
 * `npm test`: types, lint, unit and API tests on both databases, journeys in a browser; ends with `N passed,
 * N failed`.
 */
runCommand(async () => {
  requireNode()
  await ensureDependencies()
  const total = { passed: 0, failed: 0 }
  const count = ({ passed, failed }) => {
    total.passed += passed
    total.failed += failed
  }
  for (const [title, script] of [
    ['Type check', 'typecheck.mjs'],
    ['Lint', 'lint.mjs'],
  ]) {
    await step(title, async () => {
      const { status } = spawnSync(process.execPath, [path.join(root, 'shared-kernel/tooling/bin', script)], {
        cwd: root,
        stdio: 'inherit',
      })
      count(status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
    })
  }
  const packages = allPackages().filter(
    (name) => name !== 'reference-api' && existsSync(path.join(root, name, 'jest.config.cjs')),
  )
  await step('Unit and component tests', async () =>
    count(runJest(['--projects', ...packages.map((name) => path.join(root, name))])),
  )
  await step('API tests on the embedded database', async () =>
    count(runJest(['-c', path.join(root, 'reference-api/jest.config.cjs')])),
  )
  await step('API tests and races on PostgreSQL', async () =>
    count(
      runJest(
        ['-c', path.join(root, 'reference-api/jest.config.cjs')],
        [path.join(root, 'reference-api/scripts/with-postgresql.mjs'), process.execPath],
      ),
    ),
  )
  const { runJourneys, runJourneysOnTwoProcesses } = await import('../lib/journeys.mjs')
  await step('Journeys in a browser', async () => count(await runJourneys()))
  await step('Journeys on two API processes and PostgreSQL', async () =>
    count(await runJourneysOnTwoProcesses()),
  )
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
  process.exit(total.failed > 0 ? 1 : 0)
})

/** A suite that takes longer has hung: it counts as failed. */
const longestRunMs = 25 * 60 * 1_000

/** Runs jest, optionally through a wrapping program, and reads its own count. */
function runJest(args, wrapper = []) {
  const output = path.join(mkdtempSync(path.join(tmpdir(), 'jest-')), 'result.json')
  const { status } = spawnSync(
    process.execPath,
    [
      ...wrapper,
      path.join(root, 'node_modules/jest/bin/jest.js'),
      ...args,
      '--json',
      '--outputFile',
      output,
      '--maxWorkers=2',
      '--forceExit',
    ],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, TZ: 'UTC' },
      timeout: longestRunMs,
    },
  )
  if (!existsSync(output)) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
    readFileSync(output, 'utf8'),
  )
  const failed = numFailedTests + numRuntimeErrorTestSuites
  return { passed: numPassedTests, failed: failed === 0 && status !== 0 ? 1 : failed }
}
