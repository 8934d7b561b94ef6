import { deleteMyUser, getMyPoints, listMyCoupons, listOrders } from '@storefront/contracts'
import { call, paginationOf } from '@storefront/http'
import { forgetLogin } from '@storefront/session'
import { nextSteps, type OpenStatus } from '../member-facts/open-order.rules'

const couponsRead = 100

/** What is lost, in figures; and how many orders are still under way. */
export async function fetchLoss(signal: AbortSignal) {
  const [points, coupons, ...open] = await Promise.all([
    call(getMyPoints, { signal }),
    call(listMyCoupons, { query: { per: couponsRead }, signal }),
    ...(Object.keys(nextSteps) as OpenStatus[]).map((status) =>
      call(listOrders, { query: { per: 1, status }, signal }),
    ),
  ])
  return {
    point: points.data.point,
    coupons: coupons.data.data.filter(({ is_usable, is_used }) => is_usable && !is_used).length,
    openOrders: open.reduce((sum, { headers }) => sum + paginationOf(headers).total, 0),
  }
}

/**
 * Leaves the shop; the stored token goes with the member (§4). @throws ResponseError 422 with a message at
 * the password
 */
export async function leaveShop(current_password: string): Promise<void> {
  await call(deleteMyUser, { body: { current_password } })
  forgetLogin('account-closed')
}
