import type { Pagination, ProductRequest } from '@storefront/contracts'

type RequestPage = { requests: readonly ProductRequest[]; pagination: Pagination }

/** A deleted one leaves the page and lowers the total by one, without asking the server again (§4). */
export function withoutRequests(
  { requests, pagination }: RequestPage,
  removed: readonly ProductRequest['id'][],
): RequestPage {
  return {
    requests: requests.filter(({ id }) => !removed.includes(id)),
    pagination: { ...pagination, total: pagination.total - removed.length },
  }
}

/** Where the goods are: their page, or a search for what was asked for. */
export const pathOfRequest = ({ product_key, product_name }: ProductRequest): string =>
  product_key ? `/product/${product_key}` : `/product?word=${encodeURIComponent(product_name)}`
