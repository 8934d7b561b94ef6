import { accessoryCount, accessoryUnit, exclusionText, replacementText } from './accessory'

test('names the unit of an accessory where cases are counted', () => {
  expect(accessoryUnit({ kind: 'noshi' }, 'ケース')).toBe('1ケースごと')
  expect(accessoryUnit({ kind: 'bag' }, 'ケース')).toBe('荷物に1つ')
  expect(accessoryUnit({ kind: 'noshi' }, '点')).toBeUndefined()
})

test('counts an accessory in cases', () => {
  expect(accessoryCount({ kind: 'noshi', quantity: 20 }, 'ケース')).toBe('20ケース分')
  expect(accessoryCount({ kind: 'bag', quantity: 1 }, 'ケース')).toBe('1')
  expect(accessoryCount({ kind: 'noshi', quantity: 2 }, '点')).toBe('2')
})

test('ends what it says of other accessories as sentences', () => {
  expect(exclusionText(['のし', 'カード'])).toBe(
    '「のし」「カード」と一緒にはお付けできません。先に外してください。',
  )
  expect(replacementText(['和紙の包装'])).toBe('「和紙の包装」と入れ替わります。')
})

test('has no sentence without other accessories', () => {
  expect(exclusionText([])).toBeUndefined()
  expect(replacementText([])).toBeUndefined()
})
