import { deleteProductHistory, listGuestProductHistories, listProductHistories } from '@storefront/contracts'
import { call, paginationOf } from '@storefront/http'
import { isMember } from '@storefront/session'

/** The last ten products, newest first (§4). Guests get their own if the shop has no member accounts (§6). */
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
