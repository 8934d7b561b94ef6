import { runApiSuite } from '../quality/suites/api-suite.mjs'
import { lintChecks, runChecks, typeChecks } from '../quality/checks.mjs'
import { unitTests } from '../quality/suites/jest.mjs'
import { step } from '../workspace/steps.mjs'

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * Returns the checks that a package must pass before a release: its `npm run typecheck`, `lint` and `npm
 * test`.
 * @param {string} packageName
 * @returns {{ title: string, run: () => Promise<Count | Count[]> | never[] }[]}
 */
export const listReleaseChecks = (packageName) => [
  { title: 'types', run: () => step('Types', () => runChecks(typeChecks([packageName]))) },
  { title: 'lint', run: () => step('Lint', () => runChecks(lintChecks([packageName]))) },
  {
    title: 'tests',
    run: () => (packageName === 'reference-api' ? runApiSuite() : unitTests([packageName])),
  },
]

/**
 * Runs checks in sequence until one fails.
 * @param {ReturnType<typeof listReleaseChecks>} checks
 * @returns {Promise<string | undefined>} the failed one
 */
export async function firstFailure(checks) {
  for (const { title, run } of checks) {
    const counts = [await run()].flat()
    if (counts.length === 0 || counts.some(({ failed }) => failed > 0)) return title
  }
  return undefined
}
