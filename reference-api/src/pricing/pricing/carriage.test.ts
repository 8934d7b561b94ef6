import type { CarriageRate } from '../../delivery/delivery/carriage-rate.table'
import { amountUntilFreeIn, amountUntilFreeAnywhere, computeCarriage, carriageRange } from './carriage.rules'

const rates: CarriageRate[] = [
  { region: 'kanto', carriage_kind: 'normal', price_with_tax: 770, free_from: 11000 },
  { region: 'kanto', carriage_kind: 'cool', price_with_tax: 1100, free_from: null },
]

test('makes postage free from the threshold up', () => {
  expect(computeCarriage(rates, 'kanto', 'normal', 10999)).toBe(770)
  expect(computeCarriage(rates, 'kanto', 'normal', 11000)).toBe(0)
  expect(amountUntilFreeIn(rates, 'kanto', 'normal', 10000)).toBe(1000)
})

test('never ships a chilled parcel free without a threshold', () => {
  expect(computeCarriage(rates, 'kanto', 'cool', 1_000_000)).toBe(1100)
  expect(amountUntilFreeIn(rates, 'kanto', 'cool', 1_000_000)).toBeNull()
})

test('charges no postage until the address is known', () => {
  expect(computeCarriage(rates, null, 'normal', 100)).toBe(0)
})

test('returns the postage range of all regions when the address is unknown', () => {
  const far: CarriageRate = {
    region: 'hokkaido',
    carriage_kind: 'normal',
    price_with_tax: 1320,
    free_from: 11000,
  }

  expect(carriageRange([...rates, far], 'normal', 3000)).toEqual({ from: 770, to: 1320 })
  expect(carriageRange([...rates, far], 'normal', 11000)).toEqual({ from: 0, to: 0 })
  expect(carriageRange(rates, 'free', 3000)).toEqual({ from: 0, to: 0 })
  expect(amountUntilFreeAnywhere([...rates, far], 'normal', 3000)).toBe(8000)
  expect(amountUntilFreeAnywhere([...rates, { ...far, free_from: 20000 }], 'normal', 3000)).toBeNull()
})
