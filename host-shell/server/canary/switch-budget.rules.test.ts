import { emptyRecord, type ReleaseRecord } from './release-record.rules'
import { breachAfterSwitch, renderBreachAfterSwitch } from './switch-budget.rules'

const record = (own: Partial<ReleaseRecord>): ReleaseRecord => ({
  ...emptyRecord(),
  failureAddresses: own.failures ?? 0,
  ...own,
})

describe('server render time after a switch', () => {
  const renders = (ms: number, count = 20) =>
    record({ renders: Array.from({ length: count }, (_, at) => ({ at, ms, address: String(at) })) })
  const steady = () => ({ now: renders(100), before: renders(100) })

  test('finds a release that renders 900 ms longer than the one before', () => {
    expect(renderBreachAfterSwitch({ now: renders(1_000), before: renders(100) }, steady)).toBe(
      '1000 ms on the server, 100 ms of the release before (median)',
    )
  })

  test.each([
    ['within twice the time and 500 ms', { now: renders(700), before: renders(100) }, steady()],
    ['after 19 renders', { now: renders(1_000, 19), before: renders(100) }, steady()],
    ['after 19 renders of the release before', { now: renders(1_000), before: renders(100, 19) }, steady()],
    [
      'while the other remotes are slower too',
      { now: renders(1_000), before: renders(100) },
      { now: renders(226), before: renders(100) },
    ],
    [
      'while the other remotes render too rarely to tell',
      { now: renders(1_000), before: renders(100) },
      { now: renders(100, 19), before: renders(100) },
    ],
  ])('keeps a release %s', (_when, release, others) => {
    expect(renderBreachAfterSwitch(release, () => others)).toBeUndefined()
  })
})

describe('failures after a switch', () => {
  const before = record({ pages: 200 })
  const release = { now: record({ pages: 8, failures: 3 }), before }

  test('finds three failures in eight pages', () => {
    expect(breachAfterSwitch(release, () => ({ now: record({ pages: 20 }), before }))).toBe(
      '3 failures in 8 pages, 0 in 200 of the release before',
    )
  })

  test('excuses a release when another remote fails once in ten pages', () => {
    const others = { now: record({ pages: 10, failures: 1 }), before }

    expect(breachAfterSwitch(release, () => others)).toBeUndefined()
  })

  test('has no measure after fewer than fifty pages', () => {
    const rarely = { ...release, before: record({ pages: 49 }) }

    expect(breachAfterSwitch(rarely, () => ({ now: record({ pages: 20 }), before }))).toBeUndefined()
  })
})
