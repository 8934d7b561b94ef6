import fc from 'fast-check'
import { taxRoundings, taxWithin } from '../../shop/tax-rate/tax-rate.rules'
import { spread, taxByRate } from './tax.rules'

const tax = { standard: 10, rounding: 'half_up' } as const

test('rounds tax once per rate instead of once per line', () => {
  const lines = [
    { tax_rate: 8, amount: 105 },
    { tax_rate: 8, amount: 105 },
    { tax_rate: 8, amount: 105 },
  ]

  const [reduced] = taxByRate(lines, 0, tax)

  expect(reduced).toEqual({ tax_rate: 8, is_reduced: true, amount: 315, tax_amount: 23 })
  expect(taxWithin(105, 8, 'half_up') * 3).toBe(24)
})

test('rounds each tax half up on an invoice with two rates', () => {
  const rates = taxByRate(
    [
      { tax_rate: 8, amount: 65_673 },
      { tax_rate: 10, amount: 723_514 },
    ],
    0,
    tax,
  )

  expect(rates.map(({ tax_amount }) => tax_amount)).toEqual([4_865, 65_774])
})

test('spreads points over the rates', () => {
  const rates = taxByRate(
    [
      { tax_rate: 10, amount: 1100 },
      { tax_rate: 8, amount: 1080 },
    ],
    100,
    tax,
  )

  expect(rates.map(({ amount }) => amount)).toEqual([1030, 1050])
})

test('returns amounts by tax rate that add up to the payment', () => {
  const amounts = fc.array(
    fc.record({ tax_rate: fc.constantFrom(0, 8, 10), amount: fc.integer({ min: 1, max: 3_000_000 }) }),
    {
      minLength: 1,
    },
  )
  const part = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(amounts, part, fc.constantFrom(...taxRoundings), (lines, share, rounding) => {
      const total = lines.reduce((sum, line) => sum + line.amount, 0)
      const point = Math.floor(total * share)
      const rates = taxByRate(lines, point, { standard: 10, rounding })
      expect(rates.reduce((sum, rate) => sum + rate.amount, 0)).toBe(total - point)
      expect(rates.every(({ amount, tax_amount }) => 0 <= tax_amount && tax_amount <= amount)).toBe(true)
    }),
  )
})

test('splits an amount into whole yen without exceeding any weight', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (weights, share) => {
        const amount = Math.floor(weights.reduce((sum, weight) => sum + weight, 0) * share)
        const parts = spread(amount, weights)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
        expect(parts.every((part, index) => part >= 0 && part <= weights[index]!)).toBe(true)
      },
    ),
  )
})
