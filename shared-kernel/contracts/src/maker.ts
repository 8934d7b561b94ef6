import {
  array,
  integer,
  nullable,
  object,
  optional,
  string,
  type,
  union,
  enums,
  type Infer,
} from 'superstruct'
import { endpoint } from './endpoint'
import { Picture } from './picture'
import { wireInteger } from './wire'

const summary = {
  id: integer(),
  key: string(),
  name: string(),
  name_kana: string(),
  prefecture: string(),
  catch_copy: string(),
  image: nullable(Picture),
  product_count: integer(),
}

export const MakerSummary = type(summary)
/** A maker and its story as sanitised HTML. To list its products, filter the product list by `maker[]`. */
export const Maker = type({
  ...summary,
  story: string(),
  url: nullable(string()),
  brands: array(type({ key: string(), name: string(), description: string() })),
})
export type MakerSummary = Infer<typeof MakerSummary>
export type Maker = Infer<typeof Maker>

/** Paged, or everything with `per=all`. */
export const listMakers = endpoint({
  method: 'GET',
  path: '/v1/makers',
  access: 'public',
  query: object({ page: optional(wireInteger), per: optional(union([enums(['all']), wireInteger])) }),
  response: type({ data: array(MakerSummary) }),
})

export const getMaker = endpoint({
  method: 'GET',
  path: '/v1/makers/:key',
  access: 'public',
  response: Maker,
})
