import { listGuestProductHistories, listProductHistories, type ProductSummary } from '@storefront/contracts'
import { call } from '@storefront/http'
import { isMember } from '@storefront/session'
import { readCookie } from '@storefront/state'

/** The products seen last, newest first: a member's own, or a guest's by the endpoint for guests (§6). */
export async function fetchSeenProducts(signal?: AbortSignal): Promise<ProductSummary[]> {
  const { data } = await call((await isMember()) ? listProductHistories : listGuestProductHistories, {
    query: {},
    // A guest without the key that the API gives with the first view has seen nothing, like all such guests.
    isCacheable: readCookie('guest_key') === undefined,
    signal,
    outlivesRoute: signal === undefined,
  })
  return data.data.map(({ product }) => product)
}
