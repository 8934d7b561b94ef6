import { readClockOffset, setShopClock, shopNow } from './shop-clock'

const realNow = '2026-12-02T00:00:00Z'
const shifted = { SHOP_NOW: '2026-11-12T10:00:00+09:00', SHOP_NOW_SINCE: '2026-12-01T23:00:00Z' }
const inShopTime = (offsetMs: number, at = realNow) => new Date(Date.parse(at) + offsetMs).toISOString()

afterEach(() => {
  setShopClock({})
  jest.useRealTimers()
})

test('uses real time without SHOP_NOW', () => {
  jest.useFakeTimers({ now: Date.parse(realNow) })
  setShopClock({ NODE_ENV: 'production' })

  expect(shopNow().toISOString()).toBe('2026-12-02T00:00:00.000Z')
})

test('starts at SHOP_NOW and keeps running', () => {
  jest.useFakeTimers({ now: Date.parse(shifted.SHOP_NOW_SINCE) })
  setShopClock(shifted)
  expect(shopNow().toISOString()).toBe('2026-11-12T01:00:00.000Z')

  jest.advanceTimersByTime(90_000)
  expect(shopNow().toISOString()).toBe('2026-11-12T01:01:30.000Z')
})

test('computes the same shop time for programs started at different times', () => {
  const [early, late] = ['2026-12-01T23:00:00Z', '2026-12-01T23:20:00Z'].map((start) =>
    readClockOffset(shifted, start),
  )

  expect(early).toBe(late)
  expect(inShopTime(early ?? 0)).toBe('2026-11-12T02:00:00.000Z')
})

test("starts the shop's clock with the program if SHOP_NOW_SINCE is missing", () => {
  expect(inShopTime(readClockOffset({ SHOP_NOW: shifted.SHOP_NOW }, realNow))).toBe(
    '2026-11-12T01:00:00.000Z',
  )
})

test.each([undefined, '', 'https://shop.example.jp', 'https://localhost.example.jp', 'localhost'])(
  'rejects SHOP_NOW in production at the origin %p',
  (PUBLIC_ORIGIN) => {
    expect(() => readClockOffset({ ...shifted, NODE_ENV: 'production', PUBLIC_ORIGIN })).toThrow(
      /SHOP_NOW is for tests/,
    )
  },
)

test.each(['http://localhost:8080', 'http://school.localhost:8080', 'http://127.0.0.1:8080'])(
  'accepts SHOP_NOW in production at the origin %p',
  (PUBLIC_ORIGIN) => {
    const offset = readClockOffset({ ...shifted, NODE_ENV: 'production', PUBLIC_ORIGIN })

    expect(inShopTime(offset, shifted.SHOP_NOW_SINCE)).toBe('2026-11-12T01:00:00.000Z')
  },
)

test.each(['tomorrow', '2026-11-12', '2026-11-12T10:00:00', '2026-13-12T10:00:00Z'])(
  'rejects %p as SHOP_NOW',
  (SHOP_NOW) => {
    expect(() => readClockOffset({ SHOP_NOW })).toThrow(/^SHOP_NOW must be an instant/)
  },
)
