import { breachOf, emptyRecord, type ReleaseRecord } from './canary-budget.rules'

const record = (own: Partial<ReleaseRecord>): ReleaseRecord => ({ ...emptyRecord(), ...own })
const times = (ms: number, count = 60) => Array.from({ length: count }, () => ms)
const well = record({ pages: 1_000, failures: 2, LCP: times(800), INP: times(90) })

test('a canary that is like the stable release keeps its budget', () => {
  expect(breachOf(record({ pages: 100, LCP: times(850), INP: times(100) }), well)).toBeUndefined()
})

test('five failures beyond what the stable release fails by leave the budget, four do not', () => {
  expect(breachOf(record({ pages: 50, failures: 4 }), well)).toBeUndefined()
  expect(breachOf(record({ pages: 50, failures: 5 }), well)).toBe(
    '5 failures in 50 pages, 2 in 1000 of the stable release',
  )
})

test('failures that the stable release has as often are nobody’s', () => {
  const sick = record({ pages: 100, failures: 30 })

  expect(breachOf(record({ pages: 50, failures: 15 }), sick)).toBeUndefined()
})

test.each([
  ['LCP', { LCP: times(1_201) }, 'LCP of 1201 ms, 800 ms of the stable release (75th percentile)'],
  ['LCP within its allowance', { LCP: times(1_200) }, undefined],
  ['INP', { INP: times(163) }, 'INP of 163 ms, 90 ms of the stable release (75th percentile)'],
  ['too few measurements', { LCP: times(9_000, 49) }, undefined],
])('a canary is compared at the 75th percentile: %s', (_what, own, breach) => {
  expect(breachOf(record({ pages: 100, ...own }), well)).toBe(breach)
})

test('a quarter of slow pages is no breach, more is', () => {
  const slow = (count: number) =>
    record({ pages: 100, LCP: [...times(800, 100 - count), ...times(5_000, count)] })

  expect(breachOf(slow(24), well)).toBeUndefined()
  expect(breachOf(slow(26), well)).toMatch('LCP of 5000 ms')
})
