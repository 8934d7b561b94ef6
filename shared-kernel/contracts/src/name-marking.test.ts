import { findNameMarking, nameMarkingOf, writeMarking } from './name-marking'

test('names the marking as the product’s data do', () => {
  expect(findNameMarking({ data: [{ label: 'お名入れの方法', value: '刻印' }] })).toBe('刻印')
  expect(nameMarkingOf({ name_marking: '彫刻' })).toBe('彫刻')
})

test('embroiders products without the fact', () => {
  expect(findNameMarking({ data: [{ label: '素材', value: '綿' }] })).toBe('刺繍')
  expect(nameMarkingOf({})).toBe('刺繍')
})

test('writes the marking into the texts of the form', () => {
  expect(writeMarking('刺繍するお名前', '刻印')).toBe('刻印するお名前')
})
