import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { ensureDependencies, requireNode } from '../run/preflight.mjs'
import { runCommand, step } from '../run/steps.mjs'
import { allPackages, packageArgument, root } from '../run/workspace.mjs'
import { changedPackages, packageNamed, withDependents } from '../quality/affected.mjs'
import { runApiSuite } from '../quality/suites/api-suite.mjs'
import { lintChecks, runChecks, typeChecks } from '../quality/checks.mjs'
import { hasTests, unitTests } from '../quality/suites/jest.mjs'

/**
 * `npm test`: types, lint, unit and API tests on both databases, journeys in a browser; ends with what failed
 * by name and `N passed, N failed`. `npm test -- mfe-cart` and `npm test -- --changed` test some packages and
 * what depends on them, without the journeys. In a package's folder: that package's tests alone, arguments go
 * to their runner.
 */
runCommand(async () => {
  requireNode()
  await ensureDependencies()
  const args = process.argv.slice(2)
  if (args[0] === '.') return testFolder(packageArgument('.'), args.slice(1))
  const isChanged = args.includes('--changed')
  const some = isChanged
    ? changedPackages()
    : args.length
      ? withDependents(args.map(packageNamed))
      : undefined
  const isWhole = some === undefined || some.length === allPackages().length
  const counts = await (isWhole ? testHouse() : testPackages(some))
  for (const failure of counts.flat().flatMap(({ failures }) => failures))
    process.stdout.write(`\nFailed: ${failure}`)
  const sum = (key) => counts.flat().reduce((total, count) => total + count[key], 0)
  process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`)
  process.exit(sum('failed') > 0 ? 1 : 0)
})

async function testHouse() {
  const { runJourneys } = await import('../quality/suites/journeys.mjs')
  return [
    await step('Types and lint', () => runChecks([...typeChecks(), ...lintChecks()])),
    await unitTests(allPackages()),
    await runApiSuite(),
    await step('Journeys in a browser', () => runJourneys()),
  ]
}

/** The journeys of other packages are left to the whole run: each of them takes most of the shop. */
async function testPackages(packages) {
  process.stdout.write(`Packages: ${packages.join(', ') || 'none has changed'}\n`)
  if (packages.length === 0) return []
  const { runJourneys } = await import('../quality/suites/journeys.mjs')
  const types = packages.length === 1 ? typeChecks(packages) : typeChecks()
  return [
    await step('Types and lint', () => runChecks([...types, ...lintChecks(packages)])),
    await unitTests(packages),
    packages.includes('reference-api') ? await runApiSuite() : [],
    packages.includes('e2e') ? await step('Journeys in a browser', () => runJourneys()) : [],
  ]
}

async function testFolder(name, args) {
  if (name === 'e2e') {
    const { runJourneys } = await import('../quality/suites/journeys.mjs')
    const { failed } = await runJourneys(args)
    process.exitCode = failed > 0 ? 1 : 0
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
