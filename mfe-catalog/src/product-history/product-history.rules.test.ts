import { withViewed } from './product-history.rules'

const products = (...ids: number[]) => ids.map((id) => ({ id }))

test('moves a newly viewed product to the front without duplicates (§4)', () => {
  expect(withViewed(products(1, 2, 3), { id: 3 })).toEqual(products(3, 1, 2))
  expect(withViewed([], { id: 1 })).toEqual(products(1))
})

test('caps recently viewed products at 10 (§4)', () => {
  expect(withViewed(products(1, 2, 3, 4, 5, 6, 7, 8, 9, 10), { id: 11 })).toEqual(
    products(11, 1, 2, 3, 4, 5, 6, 7, 8, 9),
  )
})
