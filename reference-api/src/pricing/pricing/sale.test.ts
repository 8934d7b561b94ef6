import { isBuyable, isOnSale, nextSaleChange } from './sale.rules'

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

test('finds the next begin or end of several sales', () => {
  const past = { sale_from: '2026-11-01T00:00:00+09:00', sale_to: '2026-11-21T12:00:00+09:00' }
  const running = { sale_from: null, sale_to: '2026-11-30T00:00:00+09:00' }
  const coming = { sale_from: '2026-11-22T00:00:00+09:00', sale_to: '2026-12-01T00:00:00+09:00' }

  expect(nextSaleChange([past, running, coming], now)).toEqual(new Date('2026-11-22T00:00:00+09:00'))
  expect(nextSaleChange([past, shown], now)).toBeUndefined()
})
