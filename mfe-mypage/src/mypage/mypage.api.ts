import {
  getMyPoints,
  getMyUser,
  getUserList,
  listMyCoupons,
  listOrders,
  listSystemMessages,
  listUserMemorials,
} from '@storefront/contracts'
import { call, paginationOf } from '@storefront/http'
import { toTokyoDay } from '@storefront/locale-ja'
import { isOpen } from '../member-facts/open-order.rules'
import { comingFirst } from '../member-facts/yearly-day.rules'

const favouritesShown = 4
const ordersRead = 20
const couponsRead = 100
const messagesShown = 3
const memorialDays = 30

/** What the overview says of a member. */
export async function fetchOverview(signal: AbortSignal) {
  const [user, points, orders, favourites, coupons, messages, memorials] = await Promise.all([
    call(getMyUser, { signal }),
    call(getMyPoints, { signal }),
    call(listOrders, { query: { per: ordersRead }, signal }),
    call(getUserList, {
      params: { key: 'favorites' },
      query: { is_listables: 1, per: favouritesShown },
      signal,
    }),
    call(listMyCoupons, { query: { per: couponsRead }, signal }),
    call(listSystemMessages, { query: { per: messagesShown }, signal }),
    call(listUserMemorials, { signal }),
  ])
  const today = toTokyoDay(Date.now())
  return {
    user: user.data,
    point: points.data.point,
    latestOrder: orders.data.data[0] ?? null,
    openOrders: orders.data.data.filter(({ status }) => isOpen(status)),
    orderCount: paginationOf(orders.headers).total,
    favourites: favourites.data,
    coupons: coupons.data.data.filter(({ is_usable, is_used }) => is_usable && !is_used),
    messages: messages.data.data.filter(({ is_read }) => !is_read),
    unreadCount: messages.data.unread_count,
    memorials: comingFirst(memorials.data.data, today).filter(({ inDays }) => inDays <= memorialDays),
  }
}

export type Overview = Awaited<ReturnType<typeof fetchOverview>>
