import { brokenFields } from './broken-fields'

const shapes = {
  Line: { quantity: 'integer', state: "'few'|'sold_out'", 'note?|null': 'string', day: 'calendarDay' },
  Tree: { name: 'string', children: ['Tree'] },
}
const line = { quantity: 2, state: 'few', day: '2026-11-22' }
const brokenLines = (...lines: unknown[]) => brokenFields({ lines }, { lines: ['Line'] }, shapes)

test('a valid answer has no broken field', () => {
  expect(brokenLines(line, { ...line, note: null, more: 1 }, { ...line, note: 'gift' })).toEqual([])
})

test.each([
  ['is absent', { ...line, quantity: undefined }, 'quantity', 'integer', 'absent'],
  ['is of another type', { ...line, quantity: '2' }, 'quantity', 'integer', 'string'],
  ['is null', { ...line, state: null }, 'state', "'few'|'sold_out'", 'null'],
  ['has a value that no contract knows', { ...line, state: 'gone' }, 'state', "'few'|'sold_out'", 'string'],
  ['is no calendar day', { ...line, day: 'tomorrow' }, 'day', 'calendarDay', 'string'],
])('a field that %s is reported without its value', (_, broken, ...told) => {
  const [field, expected, found] = told

  expect(brokenLines(line, broken)).toEqual([{ field: `lines[1].${field}`, expected, found }])
})

test('a missing list or object is reported itself', () => {
  expect(brokenFields({}, { lines: ['Line'] }, shapes)).toEqual([
    { field: 'lines', expected: 'list', found: 'absent' },
  ])
  expect(brokenLines('towel')).toEqual([{ field: 'lines[0]', expected: 'object', found: 'string' }])
})

test('a recursive shape is checked to the depth of the answer', () => {
  const tree = { name: 'a', children: [{ name: 'b', children: [{ name: 3, children: [] }] }] }

  expect(brokenFields(tree, 'Tree', shapes)).toEqual([
    { field: 'children[0].children[0].name', expected: 'string', found: 'number' },
  ])
})

test('reports at most five broken fields', () => {
  expect(brokenLines(...Array.from({ length: 50 }, () => ({})))).toHaveLength(5)
})
