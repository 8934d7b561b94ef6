import type { OrderStatus } from '@storefront/contracts'

/** Max search terms. Further terms are ignored. */
const wordMax = 10

type Query = { ordered_from?: string; ordered_to?: string; status?: OrderStatus; keyword?: string }

/** Converts the query for a list of orders to a filter. Empty values don't filter. */
export function toOrderFilter({ ordered_from = '', ordered_to = '', status, keyword = '' }: Query) {
  const words = keyword.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean).slice(0, wordMax)
  return { from: ordered_from, to: ordered_to, status: status ?? ('' as const), words }
}
