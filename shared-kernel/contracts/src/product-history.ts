import { array, integer, object, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'
import { pagingQuery } from './paging'
import { ProductSummary } from './product'
import { instant } from './wire'

export const ProductHistory = type({
  id: integer(),
  product_id: integer(),
  viewed_at: instant,
  product: ProductSummary,
})
export type ProductHistory = Infer<typeof ProductHistory>

const response = type({ data: array(ProductHistory) })
const query = object(pagingQuery)

/** A guest's last ten products, tracked with a cookie set on the first view. */
export const listGuestProductHistories = endpoint({
  method: 'GET',
  path: '/v1/guest/product-histories',
  access: 'public',
  query,
  response,
})
export const listProductHistories = endpoint({
  method: 'GET',
  path: '/v1/me/product-histories',
  access: 'member',
  query,
  response,
})
export const deleteProductHistory = endpoint({
  method: 'DELETE',
  path: '/v1/me/product-histories/:id',
  access: 'member',
})

/** Moves the product to the front. Each product is listed once. */
export const recordProductView = endpoint({
  method: 'POST',
  path: '/v1/product-histories',
  access: 'any',
  body: object({ product_id: integer() }),
})
