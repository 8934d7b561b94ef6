import { getMyPoints, getMyUser, getUserList, listOrders } from '@storefront/contracts'
import { call, paginationOf } from '@storefront/http'

const favouritesShown = 4

/** What the overview says of a member. */
export async function fetchOverview(signal: AbortSignal) {
  const [user, points, orders, favourites] = await Promise.all([
    call(getMyUser, { signal }),
    call(getMyPoints, { signal }),
    call(listOrders, { query: { per: 1 }, signal }),
    call(getUserList, {
      params: { key: 'favorites' },
      query: { is_listables: 1, per: favouritesShown },
      signal,
    }),
  ])
  return {
    user: user.data,
    point: points.data.point,
    latestOrder: orders.data.data[0] ?? null,
    orderCount: paginationOf(orders.headers).total,
    favourites: favourites.data,
  }
}
