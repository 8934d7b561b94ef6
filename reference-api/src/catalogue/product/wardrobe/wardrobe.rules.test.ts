import { listAlternativeIds, type Wardrobe } from './wardrobe.rules'

const blazer = { id: 1, model_id: 10, kind: 'blazer' }
const [skirt, skirtInW66] = [2, 3].map((id) => ({ id, model_id: 20, kind: 'skirt' })) as [
  Wardrobe['garments'][number],
  Wardrobe['garments'][number],
]
const checkedSkirt = { id: 4, model_id: 30, kind: 'skirt' }
const slacks = { id: 5, model_id: 40, kind: 'slacks' }
const shirt = { id: 6, model_id: 50, kind: 'shirt' }
const shoes = { id: 7, model_id: 60, kind: 'shoes' }
const garments = [blazer, skirt, skirtInW66, checkedSkirt, slacks, shirt, shoes]
const aSet = (...items: (typeof blazer)[]) =>
  items.map((item) => ({ ...item, is_made_to_order: item !== shirt && item !== shoes }))
const sets = [aSet(blazer, skirt, shirt), aSet(blazer, slacks, shirt), aSet(shoes, shirt)]

test('takes garments of one kind as alternatives', () => {
  expect(listAlternativeIds({ garments, sets: [] }, skirt.id)).toEqual([checkedSkirt.id])
})

test('takes what differs between two uniforms as alternatives', () => {
  expect(listAlternativeIds({ garments, sets }, slacks.id)).toEqual([
    skirt.id,
    skirtInW66.id,
    checkedSkirt.id,
  ])
  expect(listAlternativeIds({ garments, sets }, checkedSkirt.id)).toContain(slacks.id)
})

test.each([
  ['a garment of every uniform', blazer],
  ['the goods of a set without a measured garment', shoes],
])('finds no alternative to %s', (_, { id }) => {
  expect(listAlternativeIds({ garments, sets }, id)).toEqual([])
})

test('takes garments that a set holds together as no alternatives', () => {
  const both = [aSet(skirt, checkedSkirt)]

  expect(listAlternativeIds({ garments, sets: both }, skirt.id)).toEqual([])
})
