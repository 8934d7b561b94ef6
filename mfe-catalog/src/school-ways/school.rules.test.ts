import { aBlazer, aSchoolSet } from '../testing/school-builders'
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
