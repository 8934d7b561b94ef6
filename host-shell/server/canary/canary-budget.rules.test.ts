import { drawOutcomes } from '../testing/draw-outcomes'
import { findBreach, renderBreach } from './canary-budget.rules'
import { emptyRecord, toOutcome, outcomeOfFailure, type ReleaseRecord } from './release-record.rules'

/** Builds a record. Without addresses of its own, each failure has come from another one. */
const record = (own: Partial<ReleaseRecord>): ReleaseRecord => ({
  ...emptyRecord(),
  failureAddresses: own.failures ?? 0,
  doubtfulAddresses: own.doubtful ?? 0,
  ...own,
})
const times = (ms: number, count = 60) => Array.from({ length: count }, () => ms)
const well = record({ pages: 1_000, failures: 2, LCP: times(800), INP: times(90) })

test('accepts a canary that performs like the stable release', () => {
  expect(findBreach(record({ pages: 100, LCP: times(850), INP: times(100) }), well)).toBeUndefined()
})

test.each([
  [3, 8, '3 failures in 8 pages, 2 in 1000 of the stable release'],
  [2, 8, undefined],
  [3, 300, undefined],
  [8, 300, undefined],
  [20, 300, '20 failures in 300 pages, 2 in 1000 of the stable release'],
])('judges %i failures in %i pages beside a healthy release', (failures, pages, breach) => {
  expect(findBreach(record({ pages, failures }), well)).toBe(breach)
})

test('accepts three failures in eight pages of one address', () => {
  expect(findBreach(record({ pages: 8, failures: 3, failureAddresses: 1 }), well)).toBeUndefined()
  expect(findBreach(record({ pages: 8, failures: 3, failureAddresses: 2 }), well)).toMatch('3 failures')
})

test('finds three failures in eight pages before the stable release has pages', () => {
  expect(findBreach(record({ pages: 8, failures: 3 }), emptyRecord())).toMatch('3 failures in 8 pages')
})

describe('a canary judged at each page', () => {
  /**
   * Returns the exact chance that a canary is withdrawn by each page, beside a release observed for long.
   * Follows the chances of all numbers of failures that the budget accepts.
   */
  function chancesOfBreach(canary: number, stable: number): number[] {
    const usual = record({ pages: 100_000, failures: 100_000 * stable })
    let [accepted, breached, fewest] = [[1], 0, 1]
    return Array.from({ length: 5_000 }, (_, page) => {
      while (fewest <= page + 1 && !findBreach(record({ pages: page + 1, failures: fewest }), usual))
        fewest += 1
      const next = [...accepted, 0].map(
        (chance, failures) => chance * (1 - canary) + (accepted[failures - 1] ?? 0) * canary,
      )
      breached += next.slice(fewest).reduce((sum, chance) => sum + chance, 0)
      accepted = next.slice(0, fewest)
      return breached
    })
  }
  const pageOfChance = (chances: number[], chance: number) => chances.findIndex((one) => one >= chance) + 1

  test.each([
    [0.002, 0.000_02],
    [0.01, 0.001],
    [0.05, 0.01],
  ])('is kept for 5,000 pages when both releases fail on %f', (share, most) => {
    expect(chancesOfBreach(share, share).at(-1)).toBeLessThan(most)
  })

  test.each([
    [0.5, 5, 9],
    [0.2, 14, 25],
    [0.05, 200, 610],
  ])('is found early when it fails on %f', (share, median, nineOfTen) => {
    const chances = chancesOfBreach(share, 0.002)

    expect(pageOfChance(chances, 0.5)).toBeLessThanOrEqual(median)
    expect(pageOfChance(chances, 0.9)).toBeLessThanOrEqual(nineOfTen)
  })

  test('is kept beside a stable release that starts with it', () => {
    const draw = drawOutcomes(1)
    const runs = Array.from({ length: 100 }, () => {
      const [canary, stable] = [emptyRecord(), emptyRecord()]
      for (let page = 0; page < 5_000; page += 1)
        for (const one of [stable, canary]) {
          one.pages += 1
          if (!draw(0.01)) continue
          one.failures += 1
          one.failureAddresses += 1
          if (one === canary && findBreach(canary, stable)) return 'withdrawn'
        }
      return 'kept'
    })

    expect(runs.filter((outcome) => outcome === 'withdrawn')).toEqual([])
  })
})

test('tolerates failures when the stable release fails as often', () => {
  const sick = record({ pages: 100, failures: 30 })

  expect(findBreach(record({ pages: 50, failures: 15 }), sick)).toBeUndefined()
})

test.each([
  ['LCP', { LCP: times(1_201) }, 'LCP of 1201 ms, 800 ms of the stable release (75th percentile)'],
  ['LCP within its allowance', { LCP: times(1_200) }, undefined],
  ['INP', { INP: times(163) }, 'INP of 163 ms, 90 ms of the stable release (75th percentile)'],
  ['too few measurements', { LCP: times(9_000, 49) }, undefined],
])('compares 75th percentiles with the stable release (%s)', (_what, own, breach) => {
  expect(findBreach(record({ pages: 100, ...own }), well)).toBe(breach)
})

test('tolerates slow paints on up to a quarter of the pages', () => {
  const slow = (count: number) =>
    record({ pages: 100, LCP: [...times(800, 100 - count), ...times(5_000, count)] })

  expect(findBreach(slow(24), well)).toBeUndefined()
  expect(findBreach(slow(26), well)).toMatch('LCP of 5000 ms')
})

describe('server render time', () => {
  const now = 10_000_000
  /** Builds one render per second up to now, each of which takes its value in ms. */
  const renders = (ms: number[]) =>
    record({
      renders: ms.map((one, index) => ({ at: now - (ms.length - 1 - index) * 1_000, ms: one, address: '' })),
    })

  test.each([
    ['slower by 900 ms', times(1_000, 20), times(100, 20), '1000 ms on the server, 100 ms of'],
    ['within its allowance', times(350, 20), times(100, 20), undefined],
    ['as slow as the stable release', times(2_000, 20), times(1_900, 20), undefined],
    ['with too few renders', times(1_000, 19), times(100, 40), undefined],
    ['next to too few renders', times(1_000, 40), times(100, 19), undefined],
    ['slow in a few pages', [...times(100, 15), ...times(3_000, 10)], times(100, 25), undefined],
  ])('is compared with the stable release (%s)', (_what, own, stable, breach) => {
    const found = renderBreach(renders(own), renders(stable), now)

    if (breach) expect(found).toMatch(breach)
    else expect(found).toBeUndefined()
  })

  test('ignores renders older than the stable release’s first render', () => {
    const slowBefore = renders([...times(3_000, 30), ...times(100, 20)])

    expect(renderBreach(slowBefore, renders(times(100, 20)), now)).toBeUndefined()
  })

  test('ignores renders older than ten minutes', () => {
    expect(renderBreach(renders(times(1_000, 20)), renders(times(100, 20)), now + 600_000)).toBeUndefined()
  })
})

test('counts late pages only when the stable release has fewer late pages', () => {
  const doubtful = record({ pages: 50, doubtful: 20 })

  expect(findBreach(doubtful, record({ pages: 500, doubtful: 200 }))).toBeUndefined()
  expect(findBreach(doubtful, record({ pages: 19 }))).toBeUndefined()
  expect(findBreach(record({ pages: 50, doubtful: 20, doubtfulAddresses: 1 }), well)).toBeUndefined()
  expect(findBreach(doubtful, record({ pages: 500, doubtful: 5 }))).toBe(
    '20 of 50 pages late or without an answer of the API, 5 of 500 of the stable release',
  )
})

test.each([
  ['a rendered page', undefined, 'given'],
  ['a missed deadline', { missing: 'late' }, 'doubtful'],
  ['a failed API', { missing: 'failed', status: 503, isOfApi: true }, 'doubtful'],
  ['an error in the release', { missing: 'failed', status: 500, isOfApi: false }, 'failed'],
  ['a release that returned no page', { missing: 'failed' }, 'failed'],
  ['a full queue', { missing: 'overloaded' }, 'given'],
] as const)('classifies %s as %s', (_what, missing, outcome) => {
  expect(toOutcome(missing)).toBe(outcome)
})

test.each([
  ['uncaught', 'TypeError: x is undefined', 'failed'],
  ['remote-failed', 'cart 1.1.0: Error: chunk 12', 'failed'],
  ['route-error', 'ResponseError: HTTP 500', 'doubtful'],
  ['route-error', 'NetworkError', 'doubtful'],
  ['route-error', '503', 'doubtful'],
  ['contract-broken', 'GET /v1/products/:key name', 'doubtful'],
])('classifies a browser error %s with “%s” as %s', (kind, detail, outcome) => {
  expect(outcomeOfFailure({ kind, detail })).toBe(outcome)
})
