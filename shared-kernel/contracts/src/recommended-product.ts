import { array, integer, optional, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'
import { ProductSummary } from './product'

/** A recommendation. A shopper buys one of its alternatives instead of it, e.g. slacks instead of a skirt. */
export const RecommendedProduct = type({
  ...ProductSummary.schema,
  /** Ids of the alternatives in every size. Absent if there are none. */
  alternative_ids: optional(array(integer())),
})
export type RecommendedProduct = Infer<typeof RecommendedProduct>

/** Staff picks first, then products in the same category. */
export const listRecommendedProducts = endpoint({
  method: 'GET',
  path: '/v1/products/:key/recommend',
  access: 'public',
  response: type({ data: array(RecommendedProduct) }),
})
