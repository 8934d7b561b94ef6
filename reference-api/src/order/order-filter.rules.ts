import type { OrderStatus } from '@storefront/contracts'

/** Words searched at once; further words are ignored. */
const wordMax = 10

type Query = { ordered_from?: string; ordered_to?: string; status?: OrderStatus; keyword?: string }

/** The filter of a list of orders; an empty value does not restrict it. */
export function orderFilterOf({ ordered_from = '', ordered_to = '', status, keyword = '' }: Query) {
  const words = keyword.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean).slice(0, wordMax)
  return { from: ordered_from, to: ordered_to, status: status ?? ('' as const), words }
}
