import { array, integer, object, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'
import { pagingQuery } from './paging'
import { instant } from './wire'

export const ProductSearchHistory = type({ id: integer(), word: string(), searched_at: instant })
export type ProductSearchHistory = Infer<typeof ProductSearchHistory>

/** Stores a member's search term, newest first and without duplicates. Guests' search terms aren't stored. */
export const recordProductSearch = endpoint({
  method: 'POST',
  path: '/v1/product-search-histories',
  access: 'any',
  query: object({ word: string() }),
})

export const listProductSearchHistories = endpoint({
  method: 'GET',
  path: '/v1/me/product-search-histories',
  access: 'member',
  query: object(pagingQuery),
  response: type({ data: array(ProductSearchHistory) }),
})

export const deleteProductSearchHistory = endpoint({
  method: 'DELETE',
  path: '/v1/me/product-search-histories/:id',
  access: 'member',
})
