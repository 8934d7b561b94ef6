import { array, boolean, integer, nullable, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'
import { Picture } from './picture'
import { calendarDay } from './wire'

/** A printed catalogue: ordered by post, or leafed through as a flip book. */
export const Catalog = type({
  id: integer(),
  key: string(),
  title: string(),
  description: string(),
  issued_on: nullable(calendarDay),
  image: nullable(Picture),
  is_orderable: boolean(),
  pages: array(Picture),
})
export type Catalog = Infer<typeof Catalog>

export const listCatalogs = endpoint({
  method: 'GET',
  path: '/v1/catalog',
  access: 'public',
  response: type({ data: array(Catalog) }),
})
