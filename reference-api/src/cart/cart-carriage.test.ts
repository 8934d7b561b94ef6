import { amountUntilFree, carriageOf, packingKind, type CarriageRate } from './cart-carriage.rules'

const rates: CarriageRate[] = [
  { region: 'kanto', carriage_kind: 'normal', price_with_tax: 770, free_from: 11000 },
  { region: 'kanto', carriage_kind: 'cool', price_with_tax: 1100, free_from: null },
]

test('one cool piece makes the whole parcel cool', () => {
  expect(packingKind(['normal', 'cool', 'free'])).toBe('cool')
  expect(packingKind(['normal', 'free'])).toBe('normal')
  expect(packingKind(['free', 'free'])).toBe('free')
})

test('postage is free from the threshold on', () => {
  expect(carriageOf(rates, 'kanto', 'normal', 10999)).toBe(770)
  expect(carriageOf(rates, 'kanto', 'normal', 11000)).toBe(0)
  expect(amountUntilFree(rates, 'kanto', 'normal', 10000)).toBe(1000)
})

test('a cool parcel without a threshold is never free', () => {
  expect(carriageOf(rates, 'kanto', 'cool', 1_000_000)).toBe(1100)
  expect(amountUntilFree(rates, 'kanto', 'cool', 1_000_000)).toBeNull()
})

test('there is no postage before the address is known', () => {
  expect(carriageOf(rates, null, 'normal', 100)).toBe(0)
})
