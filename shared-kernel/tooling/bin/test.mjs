import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { ensureDependencies, requireNode } from '../run/preflight.mjs'
import { runCommand, Stop } from '../workspace/steps.mjs'
import { allPackages, packageArgument, root } from '../workspace/workspace.mjs'
import { changedPackages, packageNamed, withDependents } from '../quality/affected.mjs'
import { describeOutcome, sumOutcomes } from '../quality/suites/outcome.mjs'
import {
  journeys,
  runFailed,
  runHouse,
  runMeasures,
  runOnThisNode,
  runPackages,
  runParts,
} from '../quality/gate/runs.mjs'
import { hasTests } from '../quality/suites/jest.mjs'

/**
 * `npm test` is the gate: types, lint, unit and API tests on both databases, and end-to-end journeys over
 * HTTP and in a browser. Prints failed and flaky tests by name, then `N passed, N failed`.
 *
 * `--all` adds the slow suites and the long journeys, or runs only the given parts of them. `--measures` runs
 * the suites that only produce measurements. `--go-on` runs the journeys even after a failure. `--failed`
 * reruns the failures of the last full run. `npm test -- mfe-cart` and `npm test -- --changed` test some
 * packages and their dependents, without journeys. In the folder of a package, the command tests that package
 * and passes its arguments to the test runner.
 */
runCommand(async () => {
  requireNode()
  await ensureDependencies()
  const args = process.argv.slice(2)
  if (args[0] === '.') return testFolder(packageHere(), args.slice(1))
  const flags = new Set(args.filter((arg) => arg.startsWith('--')))
  const outcome = await (flags.has('--failed') ? runFailed() : testPackages(args, flags))
  process.stdout.write(`\n${describeOutcome(outcome)}`)
  process.exit(outcome.failed > 0 ? 1 : 0)
})

/**
 * @param {string[]} args
 * @param {Set<string>} flags
 */
function testPackages(args, flags) {
  const named = args.filter((arg) => !arg.startsWith('--'))
  if (flags.has('--measures')) return runMeasures()
  if (flags.has('--on-this-node')) return runOnThisNode()
  if (flags.has('--all') && named.length > 0) return runParts(named)
  const some = flags.has('--changed')
    ? changedPackages()
    : named.length > 0
      ? withDependents(named.map(packageNamed))
      : undefined
  const isWhole = some === undefined || some.length === allPackages().length
  return isWhole ? runHouse({ isAll: flags.has('--all'), goOn: flags.has('--go-on') }) : runPackages(some)
}

/** @throws Stop if npm doesn't run in the folder of a package */
function packageHere() {
  const folder = packageArgument('.')
  if (folder === undefined) throw new Stop('This folder is no package.')
  return folder
}

/**
 * @param {string} name
 * @param {string[]} args of Jest or Playwright
 */
async function testFolder(name, args) {
  if (name === 'e2e') {
    const outcome = sumOutcomes(await journeys(args, {}))
    process.stdout.write(`\n${describeOutcome(outcome)}`)
    process.exitCode = outcome.failed > 0 ? 1 : 0
    return
  }
  if (!hasTests(name)) return
  const config = path.join(root, name, 'jest.config.cjs')
  const { status } = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/jest/bin/jest.js'), '-c', config, '--passWithNoTests', ...args],
    { cwd: path.join(root, name), stdio: 'inherit', env: { ...process.env, TZ: 'UTC' } },
  )
  process.exitCode = status ?? 1
}
