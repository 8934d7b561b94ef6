import { readClockOffset } from '@storefront/locale-ja'

let shopClock: (env: Record<string, string | undefined>) => Record<string, string>

beforeAll(async () => ({ shopClock } = await import('./shop-clock.mjs')))
afterEach(() => void jest.useRealTimers())

const shown = '2026-11-12T10:00:00+09:00'

test('a restarted program uses the same clock offset as its shop', () => {
  jest.useFakeTimers({ now: Date.parse('2026-12-01T23:00:00Z') })
  const env = shopClock({ SHOP_NOW: shown })
  const before = readClockOffset(env)
  jest.setSystemTime(Date.parse('2026-12-02T01:00:00Z'))

  expect(readClockOffset(env)).toBe(before)
})

test('keeps a SHOP_NOW_SINCE that is already set', () => {
  const env = { SHOP_NOW: shown, SHOP_NOW_SINCE: '2026-12-01T23:00:00Z' }

  expect(shopClock(env)).toEqual(env)
})

test.each([{}, { SHOP_NOW: '' }])('runs a shop in real time with environment %p', (env) => {
  expect(shopClock(env)).toEqual({})
})
