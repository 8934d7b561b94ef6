import { setShopClock, shopNow } from '@storefront/locale-ja'
import { readConfiguration } from './configuration'

const shifted = { SHOP_NOW: '2026-11-12T10:00:00+09:00', SHOP_NOW_SINCE: '2026-12-01T23:00:00Z' }

afterEach(() => {
  setShopClock({})
  jest.useRealTimers()
})

test('rejects SHOP_NOW in production at a public origin', () => {
  const production = { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://shop.example.jp' }

  expect(() => readConfiguration({ ...production, ...shifted })).toThrow(/SHOP_NOW is for tests/)
})

test('uses real time in production without SHOP_NOW', () => {
  jest.useFakeTimers({ now: Date.parse('2026-12-01T23:00:00Z') })
  const { clock } = readConfiguration({ NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://shop.example.jp' })

  expect(clock.now().toISOString()).toBe('2026-12-01T23:00:00.000Z')
})

test('runs the API on the same clock as the shop’s other programs', () => {
  jest.useFakeTimers({ now: Date.parse('2026-12-01T23:30:00Z') })

  const { clock } = readConfiguration(shifted)
  setShopClock(shifted)

  expect(clock.now().toISOString()).toBe('2026-11-12T01:30:00.000Z')
  expect(shopNow()).toEqual(clock.now())
})
