import { deleteProductRequest, listProductRequests } from '@storefront/contracts'
import { call, paginationOf } from '@storefront/http'

/** Fetches a page of ten requests (§9). */
export async function fetchRequests(page: number, signal: AbortSignal) {
  const { data, headers } = await call(listProductRequests, { query: { page }, signal })
  return { requests: data.data, pagination: paginationOf(headers) }
}

export const removeRequest = (id: number) => call(deleteProductRequest, { params: { id } })
