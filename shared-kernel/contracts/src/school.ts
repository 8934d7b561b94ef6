import {
  array,
  boolean,
  enums,
  integer,
  nullable,
  object,
  optional,
  string,
  type,
  type Infer,
} from 'superstruct'
import { endpoint } from './endpoint'
import { ProductSummary } from './product'
import { yen } from './wire'

/** Whether a school of the uniform shop knows this key (§3 School check). */
export const checkSchool = endpoint({
  method: 'POST',
  path: '/takimoto/v1/schools/check',
  access: 'public',
  body: object({ key: string() }),
  response: type({ key: string(), check: boolean(), name: nullable(string()) }),
})

/** A school whose uniforms the shop sells; its key is the 学校コード. */
export const SchoolSummary = type({
  key: string(),
  name: string(),
  name_kana: string(),
  prefecture: string(),
})
export type SchoolSummary = Infer<typeof SchoolSummary>

export const schoolSexes = ['girl', 'boy'] as const
export type SchoolSex = (typeof schoolSexes)[number]

/** A product of a set; `sizes` are what a cart takes of its model, empty where there is one alone. */
export const SchoolSetItem = type({
  quantity: integer(),
  /** Measures or a name are asked for before it can go into a cart. */
  is_made_to_order: boolean(),
  product: ProductSummary,
  sizes: array(type({ code: string(), value: string(), price_with_tax: yen, is_sold_out: boolean() })),
})
export type SchoolSetItem = Infer<typeof SchoolSetItem>

/** What a pupil of these years needs: 制服一式, 体操服; without a sex it is everybody's. */
export const SchoolSet = type({
  key: string(),
  name: string(),
  note: string(),
  school_grades: array(integer()),
  sex: nullable(enums(schoolSexes)),
  items: array(SchoolSetItem),
})
export type SchoolSet = Infer<typeof SchoolSet>

export const School = type({
  ...SchoolSummary.schema,
  /** Everything that the shop sells for it. */
  category_key: nullable(string()),
  sets: array(SchoolSet),
})
export type School = Infer<typeof School>

const path = '/v1/schools'

/** By 学校コード, or by a part of name or kana; few, `total` says how many there are. */
export const listSchools = endpoint({
  method: 'GET',
  path,
  access: 'public',
  query: object({ word: optional(string()) }),
  response: type({ data: array(SchoolSummary), total: integer() }),
})

export const getSchool = endpoint({
  method: 'GET',
  path: `${path}/:key`,
  access: 'public',
  response: School,
})
