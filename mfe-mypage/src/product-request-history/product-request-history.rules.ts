import type { Pagination, ProductRequest } from '@storefront/contracts'

type RequestPage = { requests: readonly ProductRequest[]; pagination: Pagination }

/** Removes deleted requests and lowers the total without another request to the API (§4). */
export function withoutRequests(
  { requests, pagination }: RequestPage,
  removed: readonly ProductRequest['id'][],
): RequestPage {
  return {
    requests: requests.filter(({ id }) => !removed.includes(id)),
    pagination: { ...pagination, total: pagination.total - removed.length },
  }
}

/** Returns the product's path, or a search for the requested name. */
export const toRequestPath = ({ product_key, product_name }: ProductRequest): string =>
  product_key ? `/product/${product_key}` : `/product?word=${encodeURIComponent(product_name)}`
