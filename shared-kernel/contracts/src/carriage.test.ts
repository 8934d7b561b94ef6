import { amountUntilFree, packingKind } from './carriage'

test('ships the whole parcel chilled if one item is chilled', () => {
  expect(packingKind(['normal', 'cool', 'free'])).toBe('cool')
  expect(packingKind(['normal', 'free'])).toBe('normal')
  expect(packingKind(['free', 'free'])).toBe('free')
})

test('counts the products missing until the threshold', () => {
  expect(amountUntilFree({ free_from: 11_000 }, 'normal', 10_000)).toBe(1_000)
  expect(amountUntilFree({ free_from: 11_000 }, 'normal', 11_000)).toBe(0)
  expect(amountUntilFree({ free_from: 11_000 }, 'normal', 11_001)).toBe(0)
})

test('never ships a parcel free without a threshold', () => {
  expect(amountUntilFree({ free_from: null }, 'cool', 1_000_000)).toBeNull()
  expect(amountUntilFree(undefined, 'normal', 1_000_000)).toBeNull()
  expect(amountUntilFree(undefined, 'free', 0)).toBe(0)
})
