import { uniqueCoupons } from './unique-coupons.rules'

test('removes coupons with duplicate IDs', () => {
  expect(
    uniqueCoupons([
      { id: 1, n: 'a' },
      { id: 2, n: 'b' },
      { id: 1, n: 'c' },
    ]),
  ).toEqual([
    { id: 1, n: 'a' },
    { id: 2, n: 'b' },
  ])
})
