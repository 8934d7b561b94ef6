import { array, enums, integer, nullable, object, optional, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'
import { Picture } from './picture'

export const Brand = type({
  id: integer(),
  key: string(),
  name: string(),
  name_kana: string(),
  description: string(),
  image: nullable(Picture),
  maker: nullable(type({ key: string(), name: string() })),
})
export type Brand = Infer<typeof Brand>

export const listBrands = endpoint({
  method: 'GET',
  path: '/v1/brands',
  access: 'public',
  query: object({ per: optional(enums(['all'])) }),
  response: type({ data: array(Brand) }),
})
