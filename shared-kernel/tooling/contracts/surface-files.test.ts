import { array, boolean, enums, integer, nullable, object, optional, record, string, type } from 'superstruct'
import { endpoint } from '../../contracts/src/endpoint'
import { describeCalls } from './calls-surface.mjs'
import { describedPackages, howToWrite, surfaceState, verdictOn } from './surface-files.mjs'

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
