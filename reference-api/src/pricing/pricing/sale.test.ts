import { isBuyable, isOnSale } from './sale.rules'

const now = new Date('2026-11-21T12:00+09:00')
const shown = { is_show: true, is_sale: true, sale_from: null, sale_to: null }
test('sells a product only within its sale period', () => {
  expect(isOnSale(shown, now)).toBe(true)
  expect(isOnSale({ ...shown, is_sale: false }, now)).toBe(false)
  expect(isOnSale({ ...shown, sale_from: '2026-11-22T00:00:00+09:00' }, now)).toBe(false)
  expect(isOnSale({ ...shown, sale_to: '2026-11-21T12:00:00+09:00' }, now)).toBe(false)
})

test("doesn't sell a hidden product", () => {
  expect([isBuyable(shown, now), isBuyable({ ...shown, is_show: false }, now)]).toEqual([true, false])
})
