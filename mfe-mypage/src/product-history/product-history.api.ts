import { deleteProductHistory, listProductHistories } from '@storefront/contracts'
import { call, paginationOf } from '@storefront/http'

/** The member's last ten products, newest first (§4). */
export async function fetchProductHistories(page: number, signal: AbortSignal) {
  const { data, headers } = await call(listProductHistories, { query: { page }, signal })
  return { histories: data.data, pagination: paginationOf(headers) }
}

export async function forgetProduct(id: number) {
  await call(deleteProductHistory, { params: { id } })
}
