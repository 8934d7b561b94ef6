import fc from 'fast-check'
import { priceWithTax, toTaxRounding, taxRoundings, taxWithin } from './tax-rate.rules'

test('rounds half up by default', () => {
  expect(toTaxRounding(undefined)).toBe('half_up')
  expect(toTaxRounding('sideways')).toBe('half_up')
  expect(toTaxRounding('down')).toBe('down')
})

test('follows the rounding setting for 99 yen at 8 %', () => {
  expect(taxRoundings.map((rounding) => priceWithTax(99, 8, rounding))).toEqual([106, 107, 107])
})

test('rounds half a yen up in half-up mode', () => {
  expect(taxRoundings.map((rounding) => priceWithTax(5, 10, rounding))).toEqual([5, 6, 6])
  expect(taxRoundings.map((rounding) => priceWithTax(101, 8, rounding))).toEqual([109, 109, 110])
  expect(taxRoundings.map((rounding) => priceWithTax(100, 8, rounding))).toEqual([108, 108, 108])
})

test('matches an invoice that rounds half up', () => {
  expect(taxWithin(65_673, 8, 'half_up')).toBe(4_865)
  expect(taxWithin(723_514, 10, 'half_up')).toBe(65_774)
  expect(taxRoundings.map((rounding) => taxWithin(65_673, 8, rounding))).toEqual([4_864, 4_865, 4_865])
})

test('charges no tax on free and untaxed amounts with any rounding', () => {
  for (const rounding of taxRoundings) {
    expect(taxWithin(0, 10, rounding)).toBe(0)
    expect(taxWithin(1_000, 0, rounding)).toBe(0)
    expect(priceWithTax(0, 10, rounding)).toBe(0)
  }
})

const yen = fc.integer({ min: 0, max: 2_000_000_000 })
const rate = fc.integer({ min: 0, max: 100 })
const rounding = fc.constantFrom(...taxRoundings)

test('tax grows with the amount and is never negative', () => {
  fc.assert(
    fc.property(yen, fc.integer({ min: 0, max: 1_000 }), rate, rounding, (amount, more, percent, way) => {
      expect(taxWithin(amount, percent, way)).toBeGreaterThanOrEqual(0)
      expect(taxWithin(amount + more, percent, way)).toBeGreaterThanOrEqual(taxWithin(amount, percent, way))
      const [price, higher] = [amount, amount + more].map((yen) => priceWithTax(yen, percent, way))
      expect(higher).toBeGreaterThanOrEqual(price!)
    }),
  )
})

test('rounding modes differ by at most one yen', () => {
  fc.assert(
    fc.property(yen, rate, (amount, percent) => {
      const [down = 0, half = 0, up = 0] = taxRoundings.map((way) => taxWithin(amount, percent, way))
      expect([down, half, up]).toEqual([down, half, up].sort((a, b) => a - b))
      expect(up - down).toBeLessThanOrEqual(1)
      expect(Math.abs(half * (100 + percent) - amount * percent) * 2).toBeLessThanOrEqual(100 + percent)
    }),
  )
})

test('price minus tax is the net price within one yen', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), fc.constantFrom(0, 8, 10), (unitPrice, percent) => {
      const price = priceWithTax(unitPrice, percent, 'half_up')
      expect(Math.abs(price - taxWithin(price, percent, 'half_up') - unitPrice)).toBeLessThanOrEqual(1)
    }),
  )
})
