import { Linter } from 'eslint'
import { parser } from 'typescript-eslint'
import { houseRules } from './house-rules.mjs'

const linter = new Linter()
const findingsOf = (rule: string, code: string) =>
  linter.verify(code, {
    languageOptions: {
      parser: parser as Linter.Parser,
      parserOptions: { ecmaFeatures: { jsx: true } },
    },
    plugins: { house: houseRules as never },
    rules: { [`house/${rule}`]: 'error' },
  })

test.each([
  'function save(order: Order, isPaid: boolean) {}',
  'const save = (order: Order, isPaid?: boolean) => order',
  'function save(order: Order, isPaid = false) {}',
  'function save(order: Order, isPaid: boolean | undefined) {}',
  'class Orders { constructor(private order: Order, private isPaid: boolean) {} }',
  'class Orders { save(isPaid: boolean, order: Order) {} }',
  'type Save = (order: Order, isPaid: boolean) => void',
  'interface Orders { save(order: Order, isPaid: boolean): void }',
  'declare function save(order: Order, isPaid: boolean): void',
])('rejects an unnamed boolean among several parameters: %s', (code) => {
  expect(findingsOf('named-booleans', code)).toHaveLength(1)
})

test.each([
  'function save(order: Order, { isPaid = false }: { isPaid?: boolean } = {}) {}',
  'const linkOf = (isPaid: boolean) => isPaid',
  "function save(order: Order, payment: 'paid' | 'open') {}",
  'function put(order: Order, value: string | boolean) {}',
  'useReducer((_known: boolean, next: boolean) => next, false)',
])('allows a boolean that is named, alone or in a callback: %s', (code) => {
  expect(findingsOf('named-booleans', code)).toEqual([])
})

test.each(['export async function load() {}', 'await load()', "import { sql } from 'kysely'"])(
  'rejects the impure code %s in a rules file',
  (code) => {
    expect(findingsOf('pure-rules', code)).toHaveLength(1)
  },
)

test('allows row types in a rules file', () => {
  expect(findingsOf('pure-rules', "import type { Selectable } from 'kysely'")).toEqual([])
})

test.each([
  'const total = <p>合計 {formatYen(total)}</p>',
  "const points = <><b>{formatCount(point).replace('-', '−')}</b></>",
  'const day = <>{formatDate(day)}</>',
])('rejects a number without translate="no": %s', (code) => {
  expect(findingsOf('untranslated-figures', code)).toHaveLength(1)
})

test.each([
  'const total = <p>合計 <b translate="no">{formatYen(total)}</b></p>',
  'const total = <dl translate="no"><dd>{formatYen(total)}</dd></dl>',
  'const link = <a aria-label={formatYen(total)}>合計</a>',
])('allows a number with translate="no": %s', (code) => {
  expect(findingsOf('untranslated-figures', code)).toEqual([])
})

test.each([
  '/** !What is in force. */',
  '/*\n * !Whoever asks.\n */',
  '// !So that it stays.',
  '/** !Where the file is. */',
  '/** !Whose login it is. */',
  'a() // !Who asked.',
])('rejects a comment that begins with a clause: %s', (code) => {
  expect(findingsOf('plain-comments', code.replaceAll('!', ''))).toHaveLength(1)
})

test.each(['/** Wholesale prices. */', '// The cart knows\n// What it knows stays.', "a('// What')"])(
  'allows other comments: %s',
  (code) => {
    expect(findingsOf('plain-comments', code)).toEqual([])
  },
)

const long = Array.from({ length: 13 }, () => 'word').join(' ')

test.each([
  "test('nobody waits', () => {})",
  `it.skip("${long}", () => {})`,
  "test.each(cases.map(read))('reads %s anew', () => {})",
  "test.each<Case>([1] as const)('%s: all the same', () => {})",
  "describe('nothing', () => {})",
])('rejects a long or vague title: %s', (code) => {
  expect(findingsOf('plain-titles', code)).toHaveLength(1)
})

test.each([
  "test('a guest keeps the cart', () => {})",
  `test.step('${long}', async () => {})`,
  "pattern.test('nothing')",
])('allows other titles and calls: %s', (code) => {
  expect(findingsOf('plain-titles', code)).toEqual([])
})
