import { findFlagPlaces, writeFlags, type FlaggedIds, type MemberFlag } from './member-flags.rules'

const favorite: MemberFlag = { field: 'is_favorite', table: 'product_like', column: 'product_id' }
const read: MemberFlag = { field: 'is_read', table: 'news_readable', column: 'news_id' }

const product = (id: number, more: object = {}) => ({
  id,
  name: `今治タオル${id}`,
  is_favorite: false,
  ...more,
})
const write = (answer: unknown, flagged: FlaggedIds, flags: MemberFlag[] = [favorite]) => {
  const body = Buffer.from(JSON.stringify(answer))
  return JSON.parse(writeFlags(body, findFlagPlaces(flags, answer, body), flagged).toString()) as unknown
}

test('flags objects inside and beside others', () => {
  const answer = {
    ...product(1),
    variants: [product(1), product(2), product(3)],
    tags: [null, 'is_favorite'],
  }

  expect(write(answer, { is_favorite: [1, 3] })).toEqual({
    ...answer,
    is_favorite: true,
    variants: [product(1, { is_favorite: true }), product(2), product(3, { is_favorite: true })],
  })
})

test('flags only objects of the same field', () => {
  const answer = { id: 1, is_read: false, products: [product(1), product(2)] }

  expect(write(answer, { is_read: [1], is_favorite: [2] }, [read, favorite])).toEqual({
    ...answer,
    is_read: true,
    products: [product(1), product(2, { is_favorite: true })],
  })
})

test('ignores a flag that a text contains', () => {
  const answer = [product(1, { name: '"is_favorite":false' }), product(2)]

  expect(write(answer, { is_favorite: [2] })).toEqual([answer[0], product(2, { is_favorite: true })])
})

test('leaves a flag of an object without an id as it is', () => {
  const answer = { data: { is_favorite: false }, products: [product(1)] }

  expect(write(answer, { is_favorite: [1] })).toEqual({
    ...answer,
    products: [product(1, { is_favorite: true })],
  })
})

test('lists each id once and no flag without ids', () => {
  const answer = [product(2), product(1), product(2)]
  const found = findFlagPlaces([read, favorite], answer, Buffer.from(JSON.stringify(answer)))

  expect(found.map(({ flag, ids }) => [flag.field, ids])).toEqual([['is_favorite', [2, 1]]])
})

test('never changes the shared body', () => {
  const answer = [product(1)]
  const body = Buffer.from(JSON.stringify(answer))
  const places = findFlagPlaces([favorite], answer, body)

  expect(writeFlags(body, places, { is_favorite: [1] })).not.toBe(body)
  expect(writeFlags(body, places, { is_favorite: [] })).toBe(body)
  expect(JSON.parse(body.toString())).toEqual(answer)
})

test('rejects an answer that its body does not show', () => {
  expect(() => findFlagPlaces([favorite], [product(1)], Buffer.from('[]'))).toThrow('fewer is_favorite')
})
