import { listGuestProductHistories, listProductHistories, type ProductSummary } from '@storefront/contracts'
import { asIsland, call } from '@storefront/http'
import { isMember } from '@storefront/session'
import { readCookie } from '@storefront/state'

/**
 * Fetches recently viewed products, newest first. Guests have a separate endpoint (§6). On a server, they are
 * an island: a shared page has none, and the browser loads them.
 */
export const fetchSeenProducts = (signal?: AbortSignal): Promise<ProductSummary[]> =>
  asIsland(async () => {
    const isOfMember = await isMember()
    // The API sets a guest's key on the first view, out of reach for scripts.
    const hasNone = typeof document === 'undefined' && readCookie('guest_key') === undefined
    if (hasNone && !isOfMember) return []
    const { data } = await call(isOfMember ? listProductHistories : listGuestProductHistories, {
      query: {},
      signal,
      outlivesRoute: signal === undefined,
    })
    return data.data.map(({ product }) => product)
  })
