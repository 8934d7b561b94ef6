import fc from 'fast-check'
import { priceWithTax, taxRoundingOf, taxRoundings, taxWithin } from './tax-rate.rules'

test('a shop that has set nothing rounds half a yen up', () => {
  expect(taxRoundingOf(undefined)).toBe('half_up')
  expect(taxRoundingOf('sideways')).toBe('half_up')
  expect(taxRoundingOf('down')).toBe('down')
})

test('99 yen and 8 % cost what the shop has set', () => {
  expect(taxRoundings.map((rounding) => priceWithTax(99, 8, rounding))).toEqual([106, 107, 107])
})

test('half a yen of tax in a price goes up with the half and above, and stays away below', () => {
  expect(taxRoundings.map((rounding) => priceWithTax(5, 10, rounding))).toEqual([5, 6, 6])
  expect(taxRoundings.map((rounding) => priceWithTax(101, 8, rounding))).toEqual([109, 109, 110])
  expect(taxRoundings.map((rounding) => priceWithTax(100, 8, rounding))).toEqual([108, 108, 108])
})

test('the tax within an amount is that of an invoice that rounds half up', () => {
  expect(taxWithin(65_673, 8, 'half_up')).toBe(4_865)
  expect(taxWithin(723_514, 10, 'half_up')).toBe(65_774)
  expect(taxRoundings.map((rounding) => taxWithin(65_673, 8, rounding))).toEqual([4_864, 4_865, 4_865])
})

test('what is free or without tax has none, however it is rounded', () => {
  for (const rounding of taxRoundings) {
    expect(taxWithin(0, 10, rounding)).toBe(0)
    expect(taxWithin(1_000, 0, rounding)).toBe(0)
    expect(priceWithTax(0, 10, rounding)).toBe(0)
  }
})

const yen = fc.integer({ min: 0, max: 2_000_000_000 })
const rate = fc.integer({ min: 0, max: 100 })
const rounding = fc.constantFrom(...taxRoundings)

test('who pays more never pays less tax, and no tax is negative', () => {
  fc.assert(
    fc.property(yen, fc.integer({ min: 0, max: 1_000 }), rate, rounding, (amount, more, percent, way) => {
      expect(taxWithin(amount, percent, way)).toBeGreaterThanOrEqual(0)
      expect(taxWithin(amount + more, percent, way)).toBeGreaterThanOrEqual(taxWithin(amount, percent, way))
      const [price, higher] = [amount, amount + more].map((yen) => priceWithTax(yen, percent, way))
      expect(higher).toBeGreaterThanOrEqual(price!)
    }),
  )
})

test('down, half up and up lie in this order, at most one yen apart, half up nearest to the exact tax', () => {
  fc.assert(
    fc.property(yen, rate, (amount, percent) => {
      const [down = 0, half = 0, up = 0] = taxRoundings.map((way) => taxWithin(amount, percent, way))
      expect([down, half, up]).toEqual([down, half, up].sort((a, b) => a - b))
      expect(up - down).toBeLessThanOrEqual(1)
      expect(Math.abs(half * (100 + percent) - amount * percent) * 2).toBeLessThanOrEqual(100 + percent)
    }),
  )
})

test('a price with tax and the tax within it come to the price without, to the yen of rounding', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), fc.constantFrom(0, 8, 10), (unitPrice, percent) => {
      const price = priceWithTax(unitPrice, percent, 'half_up')
      expect(Math.abs(price - taxWithin(price, percent, 'half_up') - unitPrice)).toBeLessThanOrEqual(1)
    }),
  )
})
