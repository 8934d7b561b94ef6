/**
 * A test, identified by file (relative to the repository root) and title. `error` is the start of its first
 * error. A check without a file has only a title. `isWholeFile` marks a file that failed without naming a
 * test.
 * @typedef {{ file?: string, title: string, line?: number, error?: string, isWholeFile?: boolean }} NamedTest
 */

/**
 * The result of a suite. `failures` names each of the `failed` tests. `flaky` tests passed on retry and count
 * as passed.
 * @typedef {{ passed: number, failed: number, failures: NamedTest[], flaky: NamedTest[] }} Outcome
 */

export const flakyLimit = 3

/**
 * Returns the outcome of a suite that failed as a whole.
 * @param {string} title
 * @returns {Outcome}
 */
export const wholeFailure = (title) => ({ passed: 0, failed: 1, failures: [{ title }], flaky: [] })

/**
 * Adds up the suites of a run. More flaky tests than `flakyLimit` count as one more failure.
 * @param {Outcome[]} outcomes
 * @returns {Outcome}
 */
export function sumOutcomes(outcomes) {
  const flaky = outcomes.flatMap((outcome) => outcome.flaky)
  const limited =
    flaky.length > flakyLimit
      ? [...outcomes, wholeFailure(`${flaky.length} flaky tests, at most ${flakyLimit} are allowed`)]
      : outcomes
  return {
    passed: limited.reduce((sum, { passed }) => sum + passed, 0),
    failed: limited.reduce((sum, { failed }) => sum + failed, 0),
    failures: limited.flatMap(({ failures }) => failures),
    flaky,
  }
}

/** @param {NamedTest} test */
export const formatTestName = ({ file, title }) => (file ? `${file} › ${title}` : title)

/**
 * Formats the final lines of a run: failed and flaky tests by name, then the counts.
 * @param {Outcome} outcome
 */
export function describeOutcome({ passed, failed, failures, flaky }) {
  /** @param {string} word @returns {(test: NamedTest) => string} */
  const line = (word) => (test) =>
    `${word}: ${formatTestName(test)}${test.error ? `\n    ${test.error}` : ''}`
  return [
    ...failures.map(line('Failed')),
    ...flaky.map(line('Flaky')),
    `flaky: ${flaky.length}`,
    `${passed} passed, ${failed} failed`,
    '',
  ].join('\n')
}
