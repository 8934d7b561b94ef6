import { compareCounts, findIndirectEnglish, lowerCounts } from './plain-english.mjs'

/** `!` hides the examples of this file from lint. */
const linesOf = (file: string, ...lines: string[]) =>
  findIndirectEnglish(file, lines.join('\n').replaceAll('!', '')).map(({ kind, line }) => `${kind} ${line}`)

test.each([
  ['/** !What is in force. */'],
  ['/**', ' * !Whoever asks next.', ' */'],
  ['  // !So that the page stays.'],
  ['const a = 1 // !Who asked.'],
  ['<p>{/* !Whatever is left */}</p>'],
])('finds the noun clause in %s', (...lines) => {
  expect(linesOf('mfe-cart/src/cart.tsx', ...lines)).toEqual(['comments 1'])
})

test.each([
  ['/** Wholesale prices. */'],
  ['// The cart knows', '// What it knows stays.'],
  ["const text = '// What'"],
])('leaves other comments alone: %s', (...lines) => {
  expect(linesOf('mfe-cart/src/cart.tsx', ...lines)).toEqual([])
})

const longTitle = Array.from({ length: 13 }, () => 'word').join(' ')

test.each([
  ["test!('nobody waits', () => {})"],
  [`it.skip!("${longTitle}", () => {})`],
  ['test.each([', '  1,', "])!('reads %s anew', () => {})"],
  ["test.each(cases)!('%s: all the same', () => {})"],
])('finds the indirect title in %s', (...lines) => {
  expect(linesOf('e2e/quick/cart.spec.ts', ...lines)).toEqual([`titles ${lines.length}`])
})

test.each([
  ['e2e/quick/cart.spec.ts', "test('a guest keeps the cart', () => {})"],
  ['e2e/quick/cart.spec.ts', `test.step('${longTitle}', async () => {})`],
  ['mfe-cart/src/cart.tsx', "pattern.test('nothing')"],
])('accepts other texts of %s', (file, text) => {
  expect(linesOf(file, text)).toEqual([])
})

const comments = (...files: string[]) =>
  files.map((file, index) => ({ kind: 'comments' as const, file, line: index + 1 }))

test('counts as allowed print no line', () => {
  expect(compareCounts('e2e', comments('a.ts', 'b.ts'), { comments: 2, titles: 0 })).toEqual([])
})

test('an excess is named in changed files first', () => {
  expect(compareCounts('e2e', comments('a.ts', 'b.ts'), { comments: 1, titles: 0 }, ['b.ts'])).toEqual([
    expect.stringContaining('2 indirect comments, at most 1'),
    '  b.ts:2',
  ])
})

test('a lower count asks for a lower number', () => {
  expect(compareCounts('e2e', comments('a.ts'), { comments: 3, titles: 0 })).toEqual([
    'e2e: lower the number of comments in plain-english.json to 1.',
  ])
})

test('--write lowers a number and never raises one', () => {
  expect(lowerCounts(comments('a.ts', 'b.ts'), { comments: 3, titles: 0 })).toEqual({
    comments: 2,
    titles: 0,
  })
  expect(lowerCounts(comments('a.ts', 'b.ts'), { comments: 1, titles: 4 })).toEqual({
    comments: 1,
    titles: 0,
  })
})
