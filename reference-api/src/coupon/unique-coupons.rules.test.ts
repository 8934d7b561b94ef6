import { uniqueCoupons } from './unique-coupons.rules'

test('a list of coupons contains each id once', () => {
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
