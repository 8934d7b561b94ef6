import {
  findBreach,
  emptyRecord,
  toOutcome,
  outcomeOfFailure,
  renderBreach,
  type ReleaseRecord,
} from './canary-budget.rules'

const record = (own: Partial<ReleaseRecord>): ReleaseRecord => ({ ...emptyRecord(), ...own })
const times = (ms: number, count = 60) => Array.from({ length: count }, () => ms)
const well = record({ pages: 1_000, failures: 2, LCP: times(800), INP: times(90) })

test('accepts a canary that performs like the stable release', () => {
  expect(findBreach(record({ pages: 100, LCP: times(850), INP: times(100) }), well)).toBeUndefined()
})

test('rejects a canary with five failures when stable fails less often', () => {
  expect(findBreach(record({ pages: 50, failures: 4 }), well)).toBeUndefined()
  expect(findBreach(record({ pages: 50, failures: 5 }), well)).toBe(
    '5 failures in 50 pages, 2 in 1000 of the stable release',
  )
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
