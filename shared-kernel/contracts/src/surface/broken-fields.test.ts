import { brokenFields } from './broken-fields'

const shapes = {
  Line: { quantity: 'integer', state: "'few'|'sold_out'", 'note?|null': 'string', day: 'calendarDay' },
  Tree: { name: 'string', children: ['Tree'] },
}
const line = { quantity: 2, state: 'few', day: '2026-11-22' }
const brokenLines = (...lines: unknown[]) => brokenFields({ lines }, { lines: ['Line'] }, shapes)

test('finds no broken fields in a valid response', () => {
  expect(brokenLines(line, { ...line, note: null, more: 1 }, { ...line, note: 'gift' })).toEqual([])
})

test.each([
  ['is absent', { ...line, quantity: undefined }, 'quantity', 'integer', 'absent'],
  ['is of another type', { ...line, quantity: '2' }, 'quantity', 'integer', 'string'],
  ['is null', { ...line, state: null }, 'state', "'few'|'sold_out'", 'null'],
  ['has a value unknown to the contract', { ...line, state: 'gone' }, 'state', "'few'|'sold_out'", 'string'],
  ['is not a calendar day', { ...line, day: 'tomorrow' }, 'day', 'calendarDay', 'string'],
])('reports a field that %s without revealing its value', (_, broken, ...told) => {
  const [field, expected, found] = told

  expect(brokenLines(line, broken)).toEqual([{ field: `lines[1].${field}`, expected, found }])
})

test('reports a missing list or object instead of its fields', () => {
  expect(brokenFields({}, { lines: ['Line'] }, shapes)).toEqual([
    { field: 'lines', expected: 'list', found: 'absent' },
  ])
  expect(brokenLines('towel')).toEqual([{ field: 'lines[0]', expected: 'object', found: 'string' }])
})

test('checks every level of a recursive response', () => {
  const tree = { name: 'a', children: [{ name: 'b', children: [{ name: 3, children: [] }] }] }

  expect(brokenFields(tree, 'Tree', shapes)).toEqual([
    { field: 'children[0].children[0].name', expected: 'string', found: 'number' },
  ])
})

test('reports at most five broken fields', () => {
  expect(brokenLines(...Array.from({ length: 50 }, () => ({})))).toHaveLength(5)
})
