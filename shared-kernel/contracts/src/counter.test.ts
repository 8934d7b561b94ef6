import { commonCounter, counterOf } from './counter'

const cases = { counter: 'ケース' }

test('counts products in pieces unless told otherwise', () => {
  expect(counterOf({})).toBe('点')
  expect(counterOf(cases)).toBe('ケース')
})

test('counts a sum in cases only if all products are', () => {
  expect(commonCounter([cases, cases])).toBe('ケース')
  expect(commonCounter([cases, {}])).toBe('点')
  expect(commonCounter([])).toBe('点')
})
