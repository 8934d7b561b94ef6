import {
  getOccasion,
  listOccasions,
  listProducts,
  type Occasion,
  type OccasionSummary,
  type ProductQuery,
} from '@storefront/contracts'
import { call, paginationOf } from '@storefront/http'

/** Those in season first. */
export async function fetchOccasions(signal: AbortSignal): Promise<OccasionSummary[]> {
  return (await call(listOccasions, { isCacheable: true, signal })).data.data
}

export async function fetchOccasion(key: string, signal: AbortSignal): Promise<Occasion> {
  return (await call(getOccasion, { params: { key }, isCacheable: true, signal })).data
}

/** One page of goods, as the URL asks for them. */
export async function fetchGoods(query: ProductQuery, signal: AbortSignal) {
  const { data, headers } = await call(listProducts, { query, signal })
  return { products: data.data, pagination: paginationOf(headers) }
}
