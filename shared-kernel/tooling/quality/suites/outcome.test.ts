import { describeOutcome, sumOutcomes, wholeFailure } from './outcome.mjs'

const flaky = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ file: 'a.test.ts', title: `test ${index}` }))
const green = { passed: 10, failed: 0, failures: [], flaky: [] }

test('three flaky tests don’t fail a run', () => {
  expect(sumOutcomes([green, { ...green, flaky: flaky(3) }])).toMatchObject({ passed: 20, failed: 0 })
})

test('a fourth flaky test in any suite fails the run', () => {
  const sum = sumOutcomes([
    { ...green, flaky: flaky(2) },
    { ...green, flaky: flaky(2) },
  ])

  expect(sum.failed).toBe(1)
  expect(sum.failures).toEqual([{ title: '4 flaky tests, at most 3 are allowed' }])
})

test('prints failures, flaky tests and counts at the end of a run', () => {
  const outcome = sumOutcomes([
    wholeFailure('ESLint'),
    { ...green, flaky: [{ file: 'e2e/journeys/a.spec.ts', title: 'buys', error: 'Error: no button' }] },
  ])

  expect(describeOutcome(outcome)).toBe(
    [
      'Failed: ESLint',
      'Flaky: e2e/journeys/a.spec.ts › buys',
      '    Error: no button',
      'flaky: 1',
      '10 passed, 1 failed',
      '',
    ].join('\n'),
  )
})
