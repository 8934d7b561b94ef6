import { listOrders, type OrderSummary } from '@storefront/contracts'
import { call, paginationOf } from '@storefront/http'
import { nextSteps, type OpenStatus } from './open-order.rules'

/** Counts all open orders and fetches the latest `per` orders of each status. */
export async function fetchOpenOrders(per: number, signal: AbortSignal) {
  const answers = await Promise.all(
    (Object.keys(nextSteps) as OpenStatus[]).map((status) =>
      call(listOrders, { query: { per, status }, signal }),
    ),
  )
  return {
    total: answers.reduce((sum, { headers }) => sum + paginationOf(headers).total, 0),
    orders: answers.flatMap(({ data }) => data.data).sort(newestFirst),
  }
}

const newestFirst = (one: OrderSummary, other: OrderSummary) =>
  Date.parse(other.ordered_at) - Date.parse(one.ordered_at) || other.id - one.id
