import path from 'node:path'
import { root } from '../../workspace/workspace.mjs'
import { firstLines } from './error-text.mjs'

/**
 * A finished test file, as written by jest-record.cjs. `error` is set if the file couldn't run.
 * @typedef {{ title: string, status: string, errors: string[], invocations?: number }} RecordedTest
 * @typedef {{ path: string, error?: string, tests: RecordedTest[] }} RecordedFile
 */

/**
 * @param {RecordedFile[]} files that finished
 * @param {string[]} listed absolute paths of all files in the run
 * @returns {import('./outcome.mjs').Outcome}
 */
export function jestOutcome(files, listed = []) {
  const tests = files.flatMap((file) => file.tests.map((test) => ({ ...test, file: relative(file.path) })))
  const passed = tests.filter(({ status }) => status === 'passed')
  const failures = [
    ...files
      .filter(({ error }) => error !== undefined)
      .map((file) => ({
        file: relative(file.path),
        title: 'could not be run',
        isWholeFile: true,
        error: firstLines(file.error ?? ''),
      })),
    ...tests.filter(({ status }) => status === 'failed').map(named),
    ...listed
      .filter((file) => !files.some(({ path: ran }) => ran === file))
      .map((file) => ({ file: relative(file), title: 'did not end in time', isWholeFile: true })),
  ]
  return {
    passed: passed.length,
    failed: failures.length,
    failures,
    flaky: passed.filter(({ invocations = 1 }) => invocations > 1).map(named),
  }
}

/** @param {RecordedTest & { file: string }} test */
const named = ({ file, title, errors: [error = ''] }) => ({ file, title, error: firstLines(error) })

/** @param {string} file */
const relative = (file) => path.relative(root, file)
