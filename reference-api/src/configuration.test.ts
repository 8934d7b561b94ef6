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

test.each([
  ['DATABASE_URL', 'postgresql://shop:#secret@db.example.jp/shop'],
  ['DATABASE_URL', 'postgresql://shop:se/cret@db.example.jp/shop'],
  ['DATABASE_URL', 'postgresql://shop:100%secret@db.example.jp/shop'],
  ['DATABASE_REPLICA_URL', 'mysql://shop:secret@db.example.jp/shop'],
  ['MAIL_URL', 'smtp://shop:secret#1@mail.example.jp:587'],
  ['MAIL_URL', 'mail.example.jp'],
])('rejects a %s that is no URL, without its value (%s)', (name, value) => {
  const read = () => readConfiguration({ [name]: value })

  expect(read).toThrow(new RegExp(`^${name} must be a URL .* write @ as %40, # as %23`))
  expect(read).not.toThrow(/secret|example/)
})

test.each([
  ['DATABASE_URL', 'postgresql://shop:p%40s%231@db.example.jp:5433/shop?sslmode=require'],
  ['DATABASE_URL', 'postgres:///shop?host=/var/run/postgresql'],
  ['MAIL_URL', 'smtps://shop%40example.jp:p%2Fs@mail.example.jp'],
])('accepts a %s with an encoded password or a socket (%s)', (name, value) => {
  expect(() => readConfiguration({ [name]: value })).not.toThrow()
})
