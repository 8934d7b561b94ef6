import path from 'node:path'
import { root } from '../../run/workspace.mjs'

/**
 * The names of what failed in jest's result, file first.
 * @typedef {{ status: string, fullName: string }} Assertion
 * @param {{ testResults: { name: string, status: string, assertionResults: Assertion[] }[] }} result
 */
export const failedTests = ({ testResults }) =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = path.relative(root, name)
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      return failed.length === 0 ? [file] : failed.map(({ fullName }) => `${file} › ${fullName}`)
    })

/**
 * The names of the journeys that failed, or that passed at a second try, in Playwright's report.
 * @typedef {{ title: string, tests: { status: string }[] }} Spec
 * @typedef {{ file: string, specs?: Spec[], suites?: Suite[] }} Suite
 * @param {Suite[]} suites
 * @returns {string[]}
 */
export const failedJourneys = (suites) =>
  suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
      .map(({ title }) => `${file} › ${title}`),
    ...failedJourneys(inner),
  ])
