import { uniqueCoupons } from './unique-coupons.rules'

test('keeps only the first coupon with a given ID', () => {
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
