import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { array, boolean, enums, integer, nullable, object, optional, record, string, type } from 'superstruct'
import { endpoint } from '../../contracts/src/endpoint'
import { describeCalls } from './calls-surface.mjs'
import { describedPackages, howToWrite, surfaceState, verdictOn, writeSurface } from './surface-files.mjs'

test.each(describedPackages)('%s has an up-to-date surface.json and a sufficient version', (name) => {
  const { isWritten, problem } = surfaceState(name)

  expect({ howToWrite, problem, isWritten }).toEqual({ howToWrite, problem: undefined, isWritten: true })
})

const Line = type({ key: string(), quantity: integer() })
type Members = Parameters<typeof type>[0]
const contractsWith = (answer: Members, body: Members) => ({
  Line,
  getCart: endpoint({
    method: 'POST',
    path: '/v1/carts/:token',
    access: 'any',
    body: object(body as Parameters<typeof object>[0]),
    response: type(answer),
  }),
})
const answered = { token: string(), lines: array(Line), note: optional(string()), state: enums(['a', 'b']) }
const asked = { quantity: integer(), note: optional(string()) }
const surfaceOf = (version: string, answer: Members = answered, body: Members = asked) =>
  describeCalls(contractsWith(answer, body), version)

test('describes types, optional fields and enum values', () => {
  const { calls, shapes } = surfaceOf('1.0.0', {
    ...answered,
    image: nullable(type({ path: string() })),
    facts: record(string(), boolean()),
  })

  expect({ calls, shapes }).toEqual({
    calls: {
      'POST /v1/carts/:token': {
        access: 'any',
        body: { quantity: 'integer', 'note?': 'string' },
        answer: {
          token: 'string',
          lines: ['Line'],
          'note?': 'string',
          state: "'a'|'b'",
          'image|null': { path: 'string' },
          facts: { '*': 'boolean' },
        },
      },
    },
    shapes: { Line: { key: 'string', quantity: 'integer' } },
  })
})

const { token, lines, note } = answered
const answers = 'POST /v1/carts/:token answers'
const asks = 'POST /v1/carts/:token asks in its body for'

test.each<[string, Members, Members, string]>([
  ['lost', { token, lines, note }, asked, `${answers} state no more (it was 'a'|'b')`],
  [
    'of another type',
    { ...answered, token: integer() },
    asked,
    `${answers} token as integer, and it was string`,
  ],
  ['newly nullable', { ...answered, token: nullable(token) }, asked, `${answers} token as string|null, and`],
  ['newly optional', { ...answered, lines: optional(lines) }, asked, `${answers} lines as list|absent, and`],
  [
    'with a new value',
    { ...answered, state: enums(['a', 'b', 'c']) },
    asked,
    `${answers} state as 'a'|'b'|'c'`,
  ],
  ['newly required', answered, { ...asked, gift: string() }, `${asks} gift (string), which is new`],
  [
    'no longer optional',
    answered,
    { ...asked, note: string() },
    `${asks} note as string, and it was string|absent`,
  ],
])('requires a major version if a field is %s', (_, answer, body, words) => {
  const { problem, due } = verdictOn('contracts', surfaceOf('1.4.2'), surfaceOf('1.5.0', answer, body))

  expect(due).toBe('2.0.0')
  expect(problem).toContain('contracts 1.4.2 → 2.0.0 is due, and it says 1.5.0')
  expect(problem).toContain(`major: ${words}`)
})

test.each<[string, Members, Members, string]>([
  ['new in a response', { ...answered, more: string() }, asked, `${answers} more (string), which is new`],
  ['no longer optional', { ...answered, note: string() }, asked, `${answers} note as string, and`],
  ['new and optional', answered, { ...asked, gift: optional(string()) }, `${asks} gift (string|absent)`],
  ['missing one of its values', { ...answered, state: enums(['a']) }, asked, `${answers} state as 'a', and`],
])('requires a minor version if a field is %s', (_, answer, body, words) => {
  const before = surfaceOf('1.4.2')

  expect(verdictOn('contracts', before, surfaceOf('1.4.2', answer, body)).problem).toContain(
    `minor: ${words}`,
  )
  expect(verdictOn('contracts', before, surfaceOf('1.5.0', answer, body)).problem).toBeUndefined()
})

test('requires major for a removed call and minor for a new call', () => {
  const none = { version: '1.4.2', calls: {}, shapes: {} }

  expect(verdictOn('contracts', surfaceOf('1.4.2'), none).due).toBe('2.0.0')
  expect(verdictOn('contracts', none, surfaceOf('1.4.2')).due).toBe('1.5.0')
})

test('requires a major version if an event loses a field', () => {
  const mapOf = (members: Record<string, string>, version = '3.0.0') => ({
    version,
    facts: { 'cart.product-added': members },
    shapes: {},
  })
  const before = mapOf({ product_key: 'string', quantity: 'number' })

  expect(verdictOn('event-bus', before, mapOf({ product_key: 'string' }, '3.1.0')).problem).toBe(
    'event-bus 3.0.0 → 4.0.0 is due, and it says 3.1.0:\n  major: cart.product-added tells quantity no more (it was number)',
  )
})

let house: string
const fileOf = (name: string) => path.join(house, name)
const ofContracts = (name: string) => fileOf(`shared-kernel/contracts/${name}`)
const read = (file: string) => readFileSync(file, 'utf8')
const versionOf = (file: string) => (JSON.parse(read(file)) as { version: string }).version

/** Creates a repository whose contracts are described at 1.4.2, and whose `package.json` says `version`. */
function makeHouse(version: string, changelog = '# Change Log\n\n## 1.4.2 (2026-11-20)\n\n- one\n') {
  house = mkdtempSync(path.join(tmpdir(), 'house-'))
  mkdirSync(ofContracts(''), { recursive: true })
  writeFileSync(ofContracts('package.json'), JSON.stringify({ name: '@storefront/contracts', version }))
  writeFileSync(ofContracts('CHANGELOG.md'), changelog)
  writeFileSync(ofContracts('surface.json'), JSON.stringify(surfaceOf('1.4.2')))
  const packages = { 'shared-kernel/contracts': { version: '1.4.2' } }
  writeFileSync(fileOf('package-lock.json'), JSON.stringify({ packages }))
}

afterEach(() => rmSync(house ?? '', { recursive: true, force: true }))

const write = (answer: Members) =>
  writeSurface('contracts', { house, describe: (version) => surfaceOf(version, answer) })

test('raises a version that is too low for the changes', () => {
  makeHouse('1.4.2')

  const { version, raisedFrom } = write({ ...answered, more: string() })

  expect({ version, raisedFrom }).toEqual({ version: '1.5.0', raisedFrom: '1.4.2' })
  expect(versionOf(ofContracts('package.json'))).toBe('1.5.0')
  expect(versionOf(ofContracts('surface.json'))).toBe('1.5.0')
  expect(read(fileOf('package-lock.json'))).toContain('"version": "1.5.0"')
})

test('adds the changes to the change log, breaking ones first', () => {
  makeHouse('1.4.2')

  write({ token, lines, note, more: string() })

  const [, section = ''] = read(ofContracts('CHANGELOG.md')).split(/^(?=## )/m)
  expect(section).toMatch(/^## 2\.0\.0 \(\d{4}-\d\d-\d\d\)\n/)
  expect(section.split('\n').slice(1)).toEqual([
    '',
    '### Breaking changes',
    '',
    `- ${answers} state no more (it was 'a'|'b')`,
    '',
    '### Features',
    '',
    `- ${answers} more (string), which is new`,
    '',
    '',
  ])
})

test('leaves a version and a section that were written by hand', () => {
  const changelog = '# Change Log\n\n## 1.6.0 (2026-11-21)\n\nBy hand.\n'
  makeHouse('1.6.0', changelog)

  const { version, raisedFrom } = write({ ...answered, more: string() })

  expect({ version, raisedFrom }).toEqual({ version: '1.6.0', raisedFrom: undefined })
  expect(versionOf(ofContracts('surface.json'))).toBe('1.6.0')
  expect(read(ofContracts('CHANGELOG.md'))).toBe(changelog)
})

test('changes no file if it runs a second time', () => {
  makeHouse('1.4.2')
  write({ ...answered, more: string() })
  const names = ['package.json', 'CHANGELOG.md', 'surface.json'].map(ofContracts)
  const before = names.map(read)

  const { isWritten, changes } = write({ ...answered, more: string() })

  expect({ isWritten, changes }).toEqual({ isWritten: true, changes: [] })
  expect(names.map(read)).toEqual(before)
})
