import fc from 'fast-check'
import { taxRoundings, taxWithin } from '../../shop/tax-rate/tax-rate.rules'
import { totalsWithTax } from './line-totals.rules'

const byTotal = { rounding: 'half_up', isTaxedByTotal: true } as const
const juice = { unit_price: 8640, quantity: 20, tax_rate: 8 }

test('rounds the tax of twenty cases once where prices exclude tax', () => {
  expect(totalsWithTax([juice], byTotal)).toEqual([186_624])
})

test('rounds the tax of each piece where prices include tax', () => {
  expect(totalsWithTax([juice], { ...byTotal, isTaxedByTotal: false })).toEqual([186_620])
})

test('spreads one rounding over all lines of a rate', () => {
  const line = { unit_price: 101, quantity: 1, tax_rate: 8 }

  expect(totalsWithTax([line, line, { ...line, tax_rate: 10 }], byTotal)).toEqual([109, 109, 111])
})

test('includes exactly the tax of the sum excluding tax', () => {
  const goods = fc.array(
    fc.record({ unit_price: fc.nat({ max: 90_000 }), quantity: fc.integer({ min: 1, max: 99 }) }),
    { minLength: 1 },
  )
  fc.assert(
    fc.property(
      goods,
      fc.constantFrom(0, 8, 10),
      fc.constantFrom(...taxRoundings),
      (lines, rate, rounding) => {
        const totals = totalsWithTax(
          lines.map((line) => ({ ...line, tax_rate: rate })),
          { rounding, isTaxedByTotal: true },
        )
        const net = lines.reduce((sum, line) => sum + line.unit_price * line.quantity, 0)
        const paid = totals.reduce((sum, total) => sum + total, 0)
        expect(paid - taxWithin(paid, rate, rounding)).toBe(net)
      },
    ),
  )
})
