import type { OrderStatus } from '@storefront/contracts'

/** Words that are looked for at once; whoever types more finds by the first ones. */
const wordMax = 10

type Query = { ordered_from?: string; ordered_to?: string; status?: OrderStatus; keyword?: string }

/** What a list of orders is narrowed to; empty where it is open. */
export function orderFilterOf({ ordered_from = '', ordered_to = '', status, keyword = '' }: Query) {
  const words = keyword.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean).slice(0, wordMax)
  return { from: ordered_from, to: ordered_to, status: status ?? ('' as const), words }
}
