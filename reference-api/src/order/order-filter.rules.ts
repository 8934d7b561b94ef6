import type { OrderStatus } from '@storefront/contracts'

/** Max search terms. Any further ones are ignored. */
const wordMax = 10

type Query = { ordered_from?: string; ordered_to?: string; status?: OrderStatus; keyword?: string }

/** The filter for a list of orders. Empty values don't filter. */
export function orderFilterOf({ ordered_from = '', ordered_to = '', status, keyword = '' }: Query) {
  const words = keyword.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean).slice(0, wordMax)
  return { from: ordered_from, to: ordered_to, status: status ?? ('' as const), words }
}
