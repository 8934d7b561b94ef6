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

/** Validates a school key of the uniform shop (§3 School check). */
export const checkSchool = endpoint({
  method: 'POST',
  path: '/takimoto/v1/schools/check',
  access: 'public',
  body: object({ key: string() }),
  response: type({ key: string(), check: boolean(), name: nullable(string()) }),
})

/** A school whose uniforms the shop sells. Its key is the 学校コード. */
export const SchoolSummary = type({
  key: string(),
  name: string(),
  name_kana: string(),
  prefecture: string(),
})
export type SchoolSummary = Infer<typeof SchoolSummary>

export const schoolSexes = ['girl', 'boy'] as const
export type SchoolSex = (typeof schoolSexes)[number]

/** A product in a set. `sizes` are its model's variants, empty if there is only one. */
export const SchoolSetItem = type({
  quantity: integer(),
  /** True if the shopper must enter measures or a name before adding the product to the cart. */
  is_made_to_order: boolean(),
  product: ProductSummary,
  sizes: array(
    type({
      /** Id of the variant, as in a cart's lines. */
      product_id: integer(),
      code: string(),
      value: string(),
      price_with_tax: yen,
      is_sold_out: boolean(),
    }),
  ),
})
export type SchoolSetItem = Infer<typeof SchoolSetItem>

/** A set of uniforms for these years, e.g. 制服一式, 体操服. A set without a sex is for everyone. */
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
  /** Category of all products that the shop sells for the school. */
  category_key: nullable(string()),
  sets: array(SchoolSet),
})
export type School = Infer<typeof School>

const path = '/v1/schools'

/**
 * Searches by 学校コード or by part of the name or kana. Returns only the first matches; `total` is the number of
 * all matches. With `category`, only the schools whose goods are that category.
 */
export const listSchools = endpoint({
  method: 'GET',
  path,
  access: 'public',
  beyondSpec: 'ADR 0089',
  query: object({ word: optional(string()), category: optional(string()) }),
  response: type({ data: array(SchoolSummary), total: integer() }),
})

export const getSchool = endpoint({
  method: 'GET',
  path: `${path}/:key`,
  access: 'public',
  beyondSpec: 'ADR 0089',
  response: School,
})
