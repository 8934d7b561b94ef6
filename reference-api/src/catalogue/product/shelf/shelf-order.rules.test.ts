import { shelfOrder, type ShelfGoods } from './shelf-order.rules'

const goods = (id: number, own: Partial<ShelfGoods> = {}): ShelfGoods => ({
  id,
  maker: null,
  category: null,
  season_from: null,
  season_to: null,
  ...own,
})

const november = 11

test('alternates makers and preserves the staff’s order within each maker', () => {
  const shelf = [
    ...[1, 2, 3].map((id) => goods(id, { maker: 'matsunoan' })),
    ...[4, 5, 6].map((id) => goods(id, { maker: 'lumiere' })),
  ]

  expect(shelfOrder(shelf, november)).toEqual([1, 4, 2, 5, 3, 6])
})

test('separates products of the same category when possible', () => {
  const shelf = [
    goods(1, { maker: 'a', category: 'tea' }),
    goods(2, { maker: 'b', category: 'tea' }),
    goods(3, { maker: 'c', category: 'towel' }),
    goods(4, { maker: 'd', category: 'sake' }),
  ]

  expect(shelfOrder(shelf, november)).toEqual([1, 3, 4, 2])
})

test('puts in-season products first and past seasons last', () => {
  const shelf = [
    goods(1, { season_from: 6, season_to: 8 }),
    goods(2),
    goods(3, { season_from: 11, season_to: 2 }),
    goods(4, { season_from: 3, season_to: 4 }),
  ]

  expect(shelfOrder(shelf, november)).toEqual([3, 2, 1, 4])
  expect(shelfOrder(shelf, 1)).toEqual([3, 2, 1, 4])
  expect(shelfOrder(shelf, 7)[0]).toBe(1)
})

test('returns every product of a large shelf exactly once', () => {
  const shelf = Array.from({ length: 40 }, (_, id) => goods(id, { maker: id % 2, category: id % 3 }))

  expect([...shelfOrder(shelf, november)].sort((a, b) => a - b)).toEqual(shelf.map(({ id }) => id))
})
