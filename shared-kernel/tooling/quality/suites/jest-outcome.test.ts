import path from 'node:path'
import { root } from '../../workspace/workspace.mjs'
import { jestOutcome } from './jest-outcome.mjs'

const file = (name: string, ...tests: { status: string; invocations?: number; errors?: string[] }[]) => ({
  path: path.join(root, name),
  tests: tests.map((test, index) => ({ title: `test ${index}`, errors: [], ...test })),
})

test('reports the start of the first error of a failed test', () => {
  const files = [
    file('a.test.ts', { status: 'passed' }, { status: 'failed', errors: ['Error: no\n\nstack'] }),
  ]

  expect(jestOutcome(files)).toEqual({
    passed: 1,
    failed: 1,
    failures: [{ file: 'a.test.ts', title: 'test 1', error: 'Error: no\n    stack' }],
    flaky: [],
  })
})

test('counts a test that passes on retry as flaky and passed', () => {
  const files = [file('a.test.ts', { status: 'passed', invocations: 2, errors: ['Error: too early'] })]

  expect(jestOutcome(files)).toEqual({
    passed: 1,
    failed: 0,
    failures: [],
    flaky: [{ file: 'a.test.ts', title: 'test 0', error: 'Error: too early' }],
  })
})

test('fails a file that could not be run', () => {
  const { failed, failures } = jestOutcome([{ ...file('a.test.ts'), error: 'Cannot find module' }])

  expect(failed).toBe(1)
  expect(failures).toEqual([
    { file: 'a.test.ts', title: 'could not be run', isWholeFile: true, error: 'Cannot find module' },
  ])
})

test('reports a listed file that did not run as failed', () => {
  const listed = ['a.test.ts', 'b.test.ts'].map((name) => path.join(root, name))

  const { failures } = jestOutcome([file('a.test.ts', { status: 'passed' })], listed)

  expect(failures).toEqual([{ file: 'b.test.ts', title: 'did not end in time', isWholeFile: true }])
})
