import { listGuestProductHistories, listProductHistories, type ProductSummary } from '@storefront/contracts'
import { call } from '@storefront/http'
import { isMember } from '@storefront/session'
import { readCookie } from '@storefront/state'

/** Recently viewed products, newest first: a member's, or a guest's by the guest endpoint (§6). */
export async function fetchSeenProducts(signal?: AbortSignal): Promise<ProductSummary[]> {
  const { data } = await call((await isMember()) ? listProductHistories : listGuestProductHistories, {
    query: {},
    // A guest without the key that the API sets at the first view has an empty history, so the answer can be
    // shared.
    isCacheable: readCookie('guest_key') === undefined,
    signal,
    outlivesRoute: signal === undefined,
  })
  return data.data.map(({ product }) => product)
}
