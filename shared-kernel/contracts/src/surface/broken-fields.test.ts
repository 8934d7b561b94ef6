import { brokenFields } from './broken-fields'

const shapes = {
  Line: { quantity: 'integer', state: "'few'|'sold_out'", 'note?|null': 'string', day: 'calendarDay' },
  Tree: { name: 'string', children: ['Tree'] },
}
const line = { quantity: 2, state: 'few', day: '2026-11-22' }
const brokenLines = (...lines: unknown[]) => brokenFields({ lines }, { lines: ['Line'] }, shapes)

test('an answer as its contract says has no broken field, with members that it may leave out and with more', () => {
  expect(brokenLines(line, { ...line, note: null, more: 1 }, { ...line, note: 'gift' })).toEqual([])
})

test.each([
  ['is absent', { ...line, quantity: undefined }, 'quantity', 'integer', 'absent'],
  ['is of another type', { ...line, quantity: '2' }, 'quantity', 'integer', 'string'],
  ['is null', { ...line, state: null }, 'state', "'few'|'sold_out'", 'null'],
  ['has a value that no contract knows', { ...line, state: 'gone' }, 'state', "'few'|'sold_out'", 'string'],
  ['is no calendar day', { ...line, day: 'tomorrow' }, 'day', 'calendarDay', 'string'],
])(
  'a field that %s is named with its place and what was there, and never its value',
  (_, broken, ...told) => {
    const [field, expected, found] = told

    expect(brokenLines(line, broken)).toEqual([{ field: `lines[1].${field}`, expected, found }])
  },
)

test('a list that is none, and an object that is none, are named themselves', () => {
  expect(brokenFields({}, { lines: ['Line'] }, shapes)).toEqual([
    { field: 'lines', expected: 'list', found: 'absent' },
  ])
  expect(brokenLines('towel')).toEqual([{ field: 'lines[0]', expected: 'object', found: 'string' }])
})

test('a shape that contains itself is followed as deep as the answer goes', () => {
  const tree = { name: 'a', children: [{ name: 'b', children: [{ name: 3, children: [] }] }] }

  expect(brokenFields(tree, 'Tree', shapes)).toEqual([
    { field: 'children[0].children[0].name', expected: 'string', found: 'number' },
  ])
})

test('an answer that is wrong throughout is told by its first fields', () => {
  expect(brokenLines(...Array.from({ length: 50 }, () => ({})))).toHaveLength(5)
})
