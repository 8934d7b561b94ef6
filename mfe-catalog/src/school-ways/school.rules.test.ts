import { aBlazer, aSchoolSet, aSetItem, aShirt } from '../testing/school-builders'
import { listMissing } from './school.rules'

const { product } = aBlazer()
const [skirt, slacks] = ['skirt', 'slacks'].map((key, index) => ({
  ...aBlazer(),
  product: { ...product, id: 20 + index, key },
}))
const [inSkirt, inSlacks] = [skirt!, slacks!].map((garment) =>
  aSchoolSet({ key: `uniform-${garment.product.key}`, items: [aBlazer(), garment] }),
)
const listMissingKeys = (addedKeys: readonly string[]) =>
  listMissing({ set: inSlacks!, grade: 1, sets: [inSkirt!, inSlacks!], addedKeys }).flatMap(({ items }) =>
    items.map((item) => item.product.key),
  )

test('misses no slacks beside a skirt that is in the cart', () => {
  expect(listMissingKeys([product.key, 'skirt'])).toEqual([])
})

test('misses the slacks of a uniform without a skirt', () => {
  expect(listMissingKeys([product.key])).toEqual(['slacks'])
})

test('misses no skirt for a boy', () => {
  const gym = aSchoolSet({ key: 'gym', items: [aSetItem()] })
  const forGirls = { ...inSkirt!, sex: 'girl' as const }

  const missing = listMissing({
    set: gym,
    grade: 1,
    sex: 'boy',
    sets: [forGirls, inSlacks!, gym],
    addedKeys: ['tie-kon'],
  })

  expect(missing.map(({ set }) => set.key)).toEqual(['uniform-slacks'])
})

test('misses the shirt of a uniform too', () => {
  const set = aSchoolSet({ key: 'uniform', items: [aBlazer(), aShirt()] })

  const [missing] = listMissing({ set, sets: [set], addedKeys: [] })

  expect(missing?.items).toEqual(set.items)
})
