import fc from 'fast-check'
import { Struct } from 'superstruct'

type AnyStruct = Struct<unknown, unknown>

/**
 * Inputs that often break programs: NUL, lone surrogates, full-width characters, markup, SQL, long texts,
 * invalid dates.
 */
const nastyTexts = [
  '',
  ' ',
  '\u0000',
  'あ\u0000い',
  '\ud800',
  '🎁🎁',
  '０３１２３４５６７８',
  'ﾔﾏﾀﾞ',
  "'; drop table cart; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '__proto__',
  '%00',
  '%E0%A4%A',
  'null',
  '-1',
  '99999999999999999999',
  '2026-02-31',
  '2026-13-01',
  '0000-00-00',
  '１２３',
  'x'.repeat(5000),
  '\r\nset-cookie: a=b',
  '=1+1',
  'a@example.jp',
]
const nastyNumbers = [
  0,
  -1,
  1,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  Number.MAX_SAFE_INTEGER,
  1e21,
  0.5,
]

const text = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...nastyTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
)
const whole = fc.oneof(fc.constantFrom(...nastyNumbers), fc.integer())
const anything = fc.jsonValue({ maxDepth: 2 })

/** Values by field name that get further than random values, e.g. the key of an existing line. */
export type Known = Record<string, readonly unknown[]>

/**
 * Generates values shaped like the struct but filled with difficult inputs. Sometimes the shape is wrong too.
 */
export function toArbitrary(struct: AnyStruct, known: Known, name = ''): fc.Arbitrary<unknown> {
  const absent = [
    ...(struct.is(null) ? [fc.constant(null)] : []),
    ...(struct.is(undefined) ? [fc.constant(undefined)] : []),
  ]
  return fc.oneof(
    ...(known[name]
      ? [{ weight: 12, arbitrary: fc.constantFrom(...known[name]) as fc.Arbitrary<unknown> }]
      : []),
    { weight: 8, arbitrary: toShapeArbitrary(struct, known) },
    ...absent.map((arbitrary) => ({ weight: 2, arbitrary: arbitrary as fc.Arbitrary<unknown> })),
    { weight: 1, arbitrary: anything as fc.Arbitrary<unknown> },
  )
}

function toShapeArbitrary({ type, schema }: AnyStruct, known: Known): fc.Arbitrary<unknown> {
  switch (type) {
    case 'string':
    case 'instant':
      return text
    case 'calendarDay':
      return fc.oneof(fc.constantFrom('2026-12-24', '2026-02-31', '9999-99-99', '0000-00-00'), text)
    case 'integer':
    case 'number':
    case 'yen':
      return whole
    case 'boolean':
      return fc.boolean()
    case 'enums':
      return fc.constantFrom(...(Object.values(schema as Record<string, unknown>) as string[]))
    case 'array':
      return schema instanceof Struct
        ? fc.array(toArbitrary(schema as AnyStruct, known), { maxLength: 3 })
        : fc.array(anything)
    case 'record':
      return fc.dictionary(text, fc.oneof(text, whole), { maxKeys: 3, noNullPrototype: true })
    case 'object':
    case 'type':
      return fc.record(
        Object.fromEntries(
          Object.entries((schema ?? {}) as Record<string, AnyStruct>).map(([key, member]) => [
            key,
            toArbitrary(member, known, key),
          ]),
        ),
        { noNullPrototype: true },
      )
    default:
      return anything
  }
}

export const randomText = text
