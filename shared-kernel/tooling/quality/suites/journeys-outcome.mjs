import path from 'node:path'
import { firstLines } from './error-text.mjs'

/**
 * Playwright's report. `file` is relative to `e2e`.
 * @typedef {{ status: string, startTime: string, duration: number, workerIndex: number,
 *   errors: { message?: string }[] }} Result
 * @typedef {{ projectName: string, status: string, annotations?: { type: string }[],
 *   results: Result[] }} Run
 * @typedef {{ title: string, file: string, line: number, tests: Run[] }} Spec
 * @typedef {{ title: string, specs?: Spec[], suites?: Suite[] }} Suite
 */

/**
 * Converts Playwright's report to an outcome. A journey counts as failed if it was interrupted, or if it
 * didn't start because of the time limit or too many failures.
 * @param {Suite[]} suites
 * @returns {import('./outcome.mjs').Outcome}
 */
export function journeysOutcome(suites) {
  const runs = allSpecs(suites).flatMap(({ tests, file, line, title }) =>
    tests.map((run) => ({ ...run, file: path.posix.join('e2e', file), line, title })),
  )
  const failures = [
    ...runs.filter(({ status }) => status === 'unexpected').map(named),
    ...runs.filter(isUnfinished).map((run) => ({ ...named(run), error: 'did not end in time' })),
  ]
  const flaky = runs.filter(({ status }) => status === 'flaky')
  return {
    passed: runs.filter(({ status }) => status === 'expected').length + flaky.length,
    failed: failures.length,
    failures,
    flaky: flaky.map(named),
  }
}

/** Maximum duration of an `e2e/quick` journey, in seconds. */
export const quickSeconds = 20

/**
 * Lists the `e2e/quick` journeys that exceeded `quickSeconds`.
 * @param {Suite[]} suites
 * @returns {{ name: string, seconds: number }[]}
 */
export const overlongJourneys = (suites) =>
  allSpecs(suites)
    .filter(({ file }) => file.startsWith('quick/'))
    .flatMap(({ file, line, tests }) =>
      tests.map(({ results }) => ({
        name: `e2e/${file}:${line}`,
        seconds: Math.round(Math.max(...results.map(({ duration }) => duration)) / 1_000),
      })),
    )
    .filter(({ seconds }) => seconds > quickSeconds)

/**
 * Flattens suites into journeys, prefixing each title with its groups.
 * @param {Suite[]} suites
 * @param {string[]} groups
 * @returns {Spec[]}
 */
const allSpecs = (suites, groups = []) =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.map((spec) => ({ ...spec, title: [...groups, spec.title].join(' › ') })),
    ...inner.flatMap((group) => allSpecs([group], group.title ? [...groups, group.title] : groups)),
  ])

/**
 * Returns true for a journey that was skipped without an annotation, i.e. not on purpose. @param {Run} run
 */
const isUnfinished = ({ status, annotations = [] }) =>
  status === 'skipped' && !annotations.some(({ type }) => type === 'skip' || type === 'fixme')

/** @param {Run & { file: string, line: number, title: string }} run */
function named({ file, line, title, projectName, results }) {
  const failed = results.filter(({ status }) => status !== 'passed')
  return { file, line, title: `${title} (${projectName})`, error: failed.map(describeResult).join('\n    ') }
}

/** @param {Result} result */
function describeResult({ startTime, duration, workerIndex, errors }) {
  const seconds = Math.round(duration / 1000)
  const begun = `from ${startTime} on for ${seconds} s in worker ${workerIndex}`
  return [begun, ...errors.map(({ message = '' }) => firstLines(message))].join('\n    ')
}
