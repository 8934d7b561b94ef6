import { listGuestProductHistories, listProductHistories, type ProductSummary } from '@storefront/contracts'
import { call, currentScope } from '@storefront/http'
import { isMember } from '@storefront/session'

/** The products seen last, newest first: a member's own, or a guest's by the endpoint for guests (§6). */
export async function fetchSeenProducts(signal?: AbortSignal): Promise<ProductSummary[]> {
  const { data } = await call((await isMember()) ? listProductHistories : listGuestProductHistories, {
    query: {},
    // Who comes to a server without any cookie has seen nothing, like every other such guest.
    isCacheable: currentScope().cookie === '',
    signal,
    outlivesRoute: signal === undefined,
  })
  return data.data.map(({ product }) => product)
}
