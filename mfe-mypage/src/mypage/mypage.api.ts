import {
  getMyCredit,
  getMyPoints,
  getMyUser,
  getOrder,
  getUserList,
  listOrders,
  listProductHistories,
  listProducts,
  listUserMemorials,
  type OrderSummary,
} from '@storefront/contracts'
import { call, paginationOf } from '@storefront/http'
import { shopNow, toTokyoDay } from '@storefront/locale-ja'
import { currentSite } from '@storefront/site'
import { fetchOpenOrders } from '../member-facts/open-orders.api'
import { fetchUsableCoupons } from '../member-facts/usable-coupons.api'
import { comingFirst } from '../member-facts/yearly-day.rules'
import { fetchUnread } from './unread-messages.api'

const favouritesShown = 4
const openOrdersShown = 20
const memorialDays = 30

export async function fetchOverview(signal: AbortSignal) {
  const [user, points, latest, open, favourites, coupons, unread, memorials, credit] = await Promise.all([
    call(getMyUser, { signal }),
    call(getMyPoints, { signal }),
    call(listOrders, { query: { per: 1 }, signal }),
    fetchOpenOrders(openOrdersShown, signal),
    call(getUserList, {
      params: { key: 'favorites' },
      query: { is_listables: 1, per: favouritesShown },
      signal,
    }),
    fetchUsableCoupons(signal),
    fetchUnread(signal),
    call(listUserMemorials, { signal }),
    currentSite().settings.isBoughtOnAccount ? call(getMyCredit, { signal }) : null,
  ])
  const latestOrder = latest.data.data[0] ?? null
  // Recommendations start from this product: usually from the last order, otherwise a favourite.
  const liked = latestOrder?.products[0] ?? favourites.data.data[0]
  return {
    user: user.data,
    point: points.data.point,
    latestOrder,
    pending: latest.data.pending_payments ?? [],
    openOrders: open.orders,
    orderCount: paginationOf(latest.headers).total,
    favourites: favourites.data,
    coupons,
    credit: credit?.data.data ?? null,
    ...unread,
    memorials: comingFirst(memorials.data.data, toTokyoDay(shopNow())).filter(
      ({ inDays }) => inDays <= memorialDays,
    ),
    likedKey: liked?.key ?? (await fetchSeenOrPopular(signal)),
  }
}

export type Overview = Awaited<ReturnType<typeof fetchOverview>>

export const fetchLastOrder = async (id: OrderSummary['id']) =>
  (await call(getOrder, { params: { id } })).data

/**
 * Returns the key of the last viewed product, or of the most popular one. Used for members without orders or
 * favourites.
 */
async function fetchSeenOrPopular(signal: AbortSignal): Promise<string | undefined> {
  const seen = await call(listProductHistories, { query: { per: 1 }, signal })
  const [last] = seen.data.data
  if (last) return last.product.key
  const popular = await call(listProducts, { query: { sort: 'popular', per: 1 }, signal })
  return popular.data.data[0]?.key
}
