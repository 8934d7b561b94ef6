import { deleteProductHistory, listGuestProductHistories, listProductHistories } from '@storefront/contracts'
import { call, paginationOf } from '@storefront/http'
import { isMember } from '@storefront/session'

/**
 * Fetches the last ten viewed products, newest first (§4). In a shop without member accounts, guests get the
 * products they viewed (§6).
 */
export async function fetchProductHistories(page: number, signal: AbortSignal) {
  const isOwn = await isMember()
  const { data, headers } = await call(isOwn ? listProductHistories : listGuestProductHistories, {
    query: { page },
    signal,
  })
  return { histories: data.data, pagination: paginationOf(headers), isOwn }
}

export async function forgetProduct(id: number) {
  await call(deleteProductHistory, { params: { id } })
}
