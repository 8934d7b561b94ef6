import { nextPriceStep, unitPriceAt } from './price-step.rules'

const towel = {
  unit_price: 24_000,
  price_steps: [
    { quantity_from: 10, unit_price: 21_600 },
    { quantity_from: 5, unit_price: 22_800 },
  ],
}

test('lowers the unit price when the quantity reaches a price step', () => {
  expect([1, 4, 5, 9, 10, 100].map((quantity) => unitPriceAt(towel, quantity))).toEqual([
    24_000, 24_000, 22_800, 22_800, 21_600, 21_600,
  ])
})

test('finds the nearest step that saves money', () => {
  expect([1, 5, 10].map((quantity) => nextPriceStep(towel, quantity)?.quantity_from)).toEqual([
    5,
    10,
    undefined,
  ])
})

test('ignores a step above the regular price', () => {
  const dear = { unit_price: 1000, price_steps: [{ quantity_from: 2, unit_price: 1200 }] }

  expect(unitPriceAt(dear, 5)).toBe(1000)
  expect(nextPriceStep(dear, 1)).toBeUndefined()
})
