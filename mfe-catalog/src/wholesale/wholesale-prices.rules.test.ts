import { formatSumWithTax, priceRows, findPriceRow } from './wholesale-prices.rules'

const towel = {
  unit_price: 24_000,
  price_with_tax: 26_400,
  price_steps: [
    { quantity_from: 10, unit_price: 21_600, price_with_tax: 23_760 },
    { quantity_from: 5, unit_price: 22_800, price_with_tax: 25_080 },
    { quantity_from: 20, unit_price: 23_000, price_with_tax: 25_300 },
  ],
}

test('ends each price step where the next lower price begins', () => {
  expect(priceRows(towel).map(({ from, to, unit_price }) => [from, to, unit_price])).toEqual([
    [1, 4, 24_000],
    [5, 9, 22_800],
    [10, null, 21_600],
  ])
})

test('finds the price row for a quantity', () => {
  const rows = priceRows(towel)

  expect([1, 4, 5, 99].map((quantity) => findPriceRow(rows, quantity)?.unit_price)).toEqual([
    24_000, 24_000, 22_800, 21_600,
  ])
})

test('adds the tax to the sum excluding tax', () => {
  expect(formatSumWithTax(172_800, 8)).toBe('186,624円')
})

test('calls a sum with a fraction of a yen approximate', () => {
  expect(formatSumWithTax(8640, 8)).toBe('約9,331円')
})
