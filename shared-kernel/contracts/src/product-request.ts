import { array, integer, nullable, object, optional, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'
import { pagingQuery } from './paging'
import { instant, longText, maybe } from './wire'

export const ProductRequest = type({
  id: integer(),
  product_key: nullable(string()),
  product_name: string(),
  maker_name: string(),
  url: string(),
  body: string(),
  requested_at: instant,
})
export type ProductRequest = Infer<typeof ProductRequest>

/**
 * Requests a product that the shop doesn't carry, or one that is sold out (`product_id`). Guests leave an
 * email address.
 */
export const requestProduct = endpoint({
  method: 'POST',
  path: '/v1/product-requests',
  access: 'any',
  body: object({
    product_id: maybe(integer()),
    product_name: string(),
    maker_name: optional(string()),
    url: optional(string()),
    body: optional(longText(5_000)),
    email: maybe(string()),
  }),
  response: type({ id: integer() }),
})

export const listProductRequests = endpoint({
  method: 'GET',
  path: '/v1/me/product-request-histories',
  access: 'member',
  query: object(pagingQuery),
  response: type({ data: array(ProductRequest) }),
})

export const deleteProductRequest = endpoint({
  method: 'DELETE',
  path: '/v1/me/product-request-histories/:id',
  access: 'member',
})
