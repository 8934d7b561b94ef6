import path from 'node:path'
import { endedSteps, step } from '../../workspace/steps.mjs'
import { allPackages, root } from '../../workspace/workspace.mjs'
import { lintChecks, runChecks, typeChecks } from '../checks.mjs'
import { runApiFiles, runApiSuite } from '../suites/api-suite.mjs'
import { unitTests } from '../suites/jest.mjs'
import { budgets } from '../suites/budgets.mjs'
import { readLastRun, saveFlaky, saveRun } from './last-run.mjs'
import { sumOutcomes, wholeFailure } from '../suites/outcome.mjs'
import { partNames, partsNamed } from './parts.mjs'

/** @typedef {import('../suites/outcome.mjs').Outcome} Outcome */
/** @typedef {import('../suites/outcome.mjs').NamedTest} NamedTest */

const gateFolders = ['e2e/quick/', 'e2e/served/']

/**
 * Runs the gate. With `isAll`, also runs the slow suites and the long journeys. If types, lint, unit or API
 * tests fail, the journeys run only with `goOn`.
 * @param {{ isAll?: boolean, goOn?: boolean }} [options]
 */
export async function runHouse({ isAll = false, goOn = false } = {}) {
  const more = isAll ? partsNamed(partNames) : { suites: [], folders: [] }
  const outcomes = [
    await attempt(() => checkStep('Types and lint', [...typeChecks(), ...lintChecks()])),
    await attempt(() => unitTests(allPackages(), { tests: 'gate' })),
    await attempt(() => runApiSuite()),
  ].flat()
  for (const suite of more.suites) outcomes.push(...(await attempt(suite)))
  if (!goOn && outcomes.some(({ failed }) => failed > 0))
    process.stdout.write('Journeys in a browser: not started after these failures; --go-on runs them too.\n')
  else outcomes.push(...(await runGateJourneys(goOn)), ...(await runLongJourneys(more.folders, goOn)))
  return saveWhole(sumOutcomes(outcomes))
}

/**
 * Runs only the given parts of the long suite.
 * @param {string[]} names
 */
export async function runParts(names) {
  const { suites, folders } = partsNamed(names)
  const outcomes = []
  for (const suite of suites) outcomes.push(...(await attempt(suite)))
  outcomes.push(...(await runLongJourneys(folders, true)))
  return saveWhole(sumOutcomes(outcomes))
}

/**
 * Runs the tests that could fail on another version of Node than the build's. `newer-node.mjs` calls this.
 */
export async function runOnThisNode() {
  return saveWhole(
    sumOutcomes([
      ...(await attempt(() => unitTests(allPackages(), { tests: 'gate' }))),
      ...(await journeys(['e2e/quick/', 'e2e/long/commands/'], { title: 'Journeys', goOn: true })),
    ]),
  )
}

/** Runs measurements that must not decide the gate: memory leaks, and the shop on a slow network. */
export async function runMeasures() {
  const budgetSeconds = budgets.measures
  return saveWhole(
    sumOutcomes(await journeys(['e2e/measures/'], { title: 'Measures', goOn: true, budgetSeconds })),
  )
}

/** @param {boolean} goOn */
const runGateJourneys = (goOn) =>
  journeys(gateFolders, { isGate: true, goOn, budgetSeconds: budgets.journeys })

/**
 * @param {string[]} folders
 * @param {boolean} goOn
 */
const runLongJourneys = async (folders, goOn) =>
  folders.length > 0 ? journeys(folders, { title: 'Long journeys', goOn }) : []

/** @param {Outcome} outcome */
function saveWhole(outcome) {
  saveRun(outcome, { seconds: Math.round(performance.now() / 1_000), steps: endedSteps })
  return outcome
}

/**
 * Tests some packages without journeys, because each journey needs most of the shop.
 * @param {string[]} packages
 */
export async function runPackages(packages) {
  process.stdout.write(`Packages: ${packages.join(', ') || 'none has changed'}\n`)
  if (packages.length === 0) return sumOutcomes([])
  const types = packages.length === 1 ? typeChecks(packages) : typeChecks()
  return saveFlakyTests([
    await attempt(() => checkStep('Types and lint', [...types, ...lintChecks(packages)])),
    await attempt(() => unitTests(packages)),
    packages.includes('reference-api') ? await attempt(() => runApiSuite()) : [],
    packages.includes('e2e') ? await runGateJourneys(false) : [],
  ])
}

export async function runFailed() {
  const { failures = [] } = readLastRun() ?? {}
  const { checks, unit, api, journeyFiles, unrepeatable } = bySuite(failures)
  if (failures.length === 0) process.stdout.write('The last run has no failure to repeat.\n')
  return saveFlakyTests([
    checks.length > 0 ? await attempt(() => checkStep('Types and lint', checks)) : [],
    unit.length > 0
      ? await attempt(() =>
          unitTests(allPackages(), { args: [...onlyTitles(unit), '--runTestsByPath', ...paths(unit)] }),
        )
      : [],
    api.length > 0 ? await attempt(() => runApiFiles(paths(api), onlyTitles(api))) : [],
    journeyFiles.length > 0 ? await journeys(journeyFiles, { goOn: true }) : [],
    unrepeatable.map(({ title }) => wholeFailure(`${title} (only a whole run can repeat it)`)),
  ])
}

/**
 * Runs journeys with Playwright's arguments.
 * @param {string[]} args
 * @param {{ title?: string, isGate?: boolean, goOn?: boolean, budgetSeconds?: number }} options
 * @returns {Promise<Outcome[]>}
 */
export async function journeys(args, options) {
  return attempt(async () => {
    // Imported lazily, because it needs the installed dependencies.
    const { runJourneys } = await import('../suites/journeys.mjs')
    return runJourneys(args, options)
  })
}

/** @param {(Outcome | Outcome[])[]} outcomes */
function saveFlakyTests(outcomes) {
  const outcome = sumOutcomes(outcomes.flat())
  saveFlaky(outcome.flaky)
  return outcome
}

/**
 * Runs a suite. A suite that throws, e.g. at its time limit, counts as failed.
 * @param {() => Promise<Outcome | Outcome[]> | Outcome[]} suite
 * @returns {Promise<Outcome[]>}
 */
async function attempt(suite) {
  try {
    return [await suite()].flat()
  } catch (error) {
    return [wholeFailure(error instanceof Error ? error.message : String(error))]
  }
}

/**
 * @param {string} name
 * @param {ReturnType<typeof typeChecks>} checks
 */
const checkStep = (name, checks) =>
  step(name, (limitMs) => runChecks(checks, limitMs), { budgetSeconds: budgets.checks })

/** @param {NamedTest[]} failures */
export function bySuite(failures) {
  const isIn =
    (/** @type {string} */ folder) =>
    (/** @type {NamedTest} */ { file }) =>
      file?.startsWith(`${folder}/`) ?? false
  const titles = failures.filter(({ file }) => !file).map(({ title }) => title)
  const checks = [...typeChecks(), ...lintChecks()].filter(({ title }) => titles.includes(title))
  return {
    checks,
    unit: failures.filter((one) => one.file && !isIn('reference-api')(one) && !isIn('e2e')(one)),
    api: failures.filter(isIn('reference-api')),
    journeyFiles: failures
      .filter(isIn('e2e'))
      .map(({ file = '', line }) => `${path.posix.relative('e2e', file)}${line ? `:${line}` : ''}`),
    unrepeatable: failures.filter(
      ({ file, title }) => !file && !checks.some((check) => check.title === title),
    ),
  }
}

/** @param {NamedTest[]} tests */
const paths = (tests) => [...new Set(tests.map(({ file = '' }) => path.join(root, file)))]

/**
 * Builds the Jest argument that runs only these titles. Empty if a whole file failed.
 * @param {NamedTest[]} tests
 */
const onlyTitles = (tests) =>
  tests.some(({ isWholeFile }) => isWholeFile)
    ? []
    : ['-t', `^(${tests.map(({ title }) => title.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|')})$`]
