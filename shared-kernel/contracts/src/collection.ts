import { array, integer, object, optional, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'
import { pagingQuery } from './paging'
import { ProductSummary } from './product'
import { wireInteger } from './wire'

/** Products curated by the shop's staff under an alias, e.g. `ranking`. */
export const Collection = type({
  id: integer(),
  alias: string(),
  name: string(),
  description: string(),
  data: array(ProductSummary),
})
export type Collection = Infer<typeof Collection>

/** `max_page_size=1` returns only the first page, without paging headers. */
export const getCollection = endpoint({
  method: 'GET',
  path: '/v1/collections/:alias',
  access: 'public',
  query: object({ ...pagingQuery, max_page_size: optional(wireInteger) }),
  response: Collection,
})
