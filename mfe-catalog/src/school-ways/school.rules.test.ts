import { aBlazer, aSchoolSet, aSetItem, aShirt } from '../testing/school-builders'
import { countPiecesIn, listMissing, listOpenNames, readyAddedText, type CountPieces } from './school.rules'

const { product } = aBlazer()
const [skirt, slacks] = ['skirt', 'slacks'].map((key, index) => ({
  ...aBlazer(),
  product: { ...product, id: 20 + index, key },
}))
const [inSkirt, inSlacks] = [skirt!, slacks!].map((garment) =>
  aSchoolSet({ key: `uniform-${garment.product.key}`, items: [aBlazer(), garment] }),
)
const inCart =
  (...keys: string[]): CountPieces =>
  ({ product: { key }, quantity }) =>
    keys.includes(key) ? quantity : 0
const listMissingKeys = (...keys: string[]) =>
  listMissing({ set: inSlacks!, grade: 1, sets: [inSkirt!, inSlacks!], count: inCart(...keys) }).flatMap(
    ({ items }) => items.map((item) => item.product.key),
  )

test('misses no slacks beside a skirt that is in the cart', () => {
  expect(listMissingKeys(product.key, 'skirt')).toEqual([])
})

test('misses the slacks of a uniform without a skirt', () => {
  expect(listMissingKeys(product.key)).toEqual(['slacks'])
})

test('misses no skirt for a boy', () => {
  const gym = aSchoolSet({ key: 'gym', items: [aSetItem()] })
  const forGirls = { ...inSkirt!, sex: 'girl' as const }

  const missing = listMissing({
    set: gym,
    grade: 1,
    sex: 'boy',
    sets: [forGirls, inSlacks!, gym],
    count: inCart('tie-kon'),
  })

  expect(missing.map(({ set }) => set.key)).toEqual(['uniform-slacks'])
})

test('misses the shirt of a uniform too', () => {
  const set = aSchoolSet({ key: 'uniform', items: [aBlazer(), aShirt()] })

  const [missing] = listMissing({ set, sets: [set], count: inCart() })

  expect(missing?.items).toMatchObject(set.items)
})

test('counts the pieces of an item in all its sizes', () => {
  const pieces = countPiecesIn({ 2: 1, 12: 1, 99: 4 }, aShirt())

  expect(pieces).toBe(2)
})

test('misses one shirt beside one of two in the cart', () => {
  const school = { name: '緑が丘中学校' }
  const set = aSchoolSet({ items: [aBlazer(), aShirt()] })
  const count: CountPieces = (item) => countPiecesIn({ 3: 1, 12: 1 }, item)

  const [missing] = listMissing({ set, sets: [set], count })

  expect(missing?.items).toMatchObject([{ product: { key: 'shirt-long' }, quantity: 1 }])
  expect(listOpenNames(school, missing?.items ?? [])).toBe('指定シャツ（あと1点）')
})

const tieSet = aSchoolSet({
  items: [aBlazer(), aSetItem({ product: { ...aSetItem().product, id: 5 } }), aShirt()],
})

test.each([
  ['nothing', {}, {}, ''],
  ['the tie', { 5: 1 }, {}, 'カートに1点（あと2点）'],
  ['everything', { 5: 1, 2: 1, 12: 1 }, {}, 'カートに追加済み'],
  ['an order', {}, { 5: 1, 2: 2 }, 'ご注文済み'],
  ['an order and a second tie', { 5: 1 }, { 5: 1, 2: 2 }, 'カートに追加済み'],
  ['more ties than asked', { 5: 3 }, {}, 'カートに1点（あと2点）'],
])('marks the items without measures after %s', (_case, cart, ordered, mark) => {
  const countOrdered: CountPieces = (item) => countPiecesIn(ordered, item)
  const count: CountPieces = (item) => countPiecesIn(cart, item) + countOrdered(item)

  expect(readyAddedText(tieSet, count, countOrdered)).toBe(mark)
})

test('leaves a sold-out item out of the mark', () => {
  const { product: tie } = aSetItem()
  const soldOut = aSetItem({ product: { ...tie, id: 6, stock_state: 'sold_out' } })
  const set = aSchoolSet({ items: [aShirt(), soldOut] })

  expect(readyAddedText(set, (item) => countPiecesIn({ 2: 2 }, item), inCart())).toBe('カートに追加済み')
})
