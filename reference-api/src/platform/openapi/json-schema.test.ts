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

/** Converts any struct, because structs with different value types have no common type. */
const schemaOf = (struct: unknown) => toJsonSchema(struct as Struct<unknown, unknown>)

test.each([
  ['text', nullable(string()), { type: ['string', 'null'] }],
  ['list', nullable(array(integer())), { type: ['array', 'null'], items: { type: 'integer' } }],
  ['enum', nullable(enums(['red', 'white'])), { enum: ['red', 'white', null] }],
  ['enum of numbers', optional(nullable(enums([1, 2]))), { enum: [1, 2, null] }],
  ['literal', nullable(literal('yes')), { enum: ['yes', null] }],
  ['literal null', literal(null), { const: null }],
  ['unknown', unknown(), {}],
])('describes a nullable %s as nullable', (_what, struct, schema) => {
  expect(schemaOf(struct)).toEqual(schema)
})

test("excludes null from an enum that isn't nullable", () => {
  expect(schemaOf(object({ colour: enums(['red']) }))).toMatchObject({
    properties: { colour: { enum: ['red'] } },
    required: ['colour'],
  })
})
