import { array, enums, integer, object, optional, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'
import { pagingQuery } from './paging'
import { instant } from './wire'

export const ProductReview = type({
  id: integer(),
  nickname: string(),
  rating: integer(),
  title: string(),
  body: string(),
  created_at: instant,
})
export type ProductReview = Infer<typeof ProductReview>

export const listProductReviews = endpoint({
  method: 'GET',
  path: '/v1/products/:key/reviews',
  access: 'public',
  query: object({ ...pagingQuery, sort: optional(enums(['newest', 'rating_desc', 'rating_asc'])) }),
  response: type({ data: array(ProductReview) }),
})
