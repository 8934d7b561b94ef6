import {
  array,
  enums,
  integer,
  literal,
  nullable,
  object,
  optional,
  string,
  unknown,
  type Struct,
} from 'superstruct'
import { toJsonSchema } from './json-schema'

/** Structs of different values have no common type. */
const schemaOf = (struct: unknown) => toJsonSchema(struct as Struct<unknown, unknown>)

test.each([
  ['a text', nullable(string()), { type: ['string', 'null'] }],
  ['a list', nullable(array(integer())), { type: ['array', 'null'], items: { type: 'integer' } }],
  ['one of several', nullable(enums(['red', 'white'])), { enum: ['red', 'white', null] }],
  ['one of several numbers', optional(nullable(enums([1, 2]))), { enum: [1, 2, null] }],
  ['a single value', nullable(literal('yes')), { enum: ['yes', null] }],
  ['null alone', literal(null), { const: null }],
  ['anything', unknown(), {}],
])('a nullable %s says so', (_what, struct, schema) => {
  expect(schemaOf(struct)).toEqual(schema)
})

test('a list of values that is not nullable excludes null', () => {
  expect(schemaOf(object({ colour: enums(['red']) }))).toMatchObject({
    properties: { colour: { enum: ['red'] } },
    required: ['colour'],
  })
})
