import { listGuestProductHistories, listProductHistories, type ProductSummary } from '@storefront/contracts'
import { call } from '@storefront/http'
import { isMember } from '@storefront/session'
import { readCookie } from '@storefront/state'

/** Fetches recently viewed products, newest first. Guests have a separate endpoint (§6). */
export async function fetchSeenProducts(signal?: AbortSignal): Promise<ProductSummary[]> {
  const { data } = await call((await isMember()) ? listProductHistories : listGuestProductHistories, {
    query: {},
    // The API sets a guest's key on the first view. Without that key the history is empty, so the response
    // can be cached for everyone.
    isCacheable: readCookie('guest_key') === undefined,
    signal,
    outlivesRoute: signal === undefined,
  })
  return data.data.map(({ product }) => product)
}
