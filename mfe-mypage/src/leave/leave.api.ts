import { deleteMyUser, getMyPoints } from '@storefront/contracts'
import { call } from '@storefront/http'
import { forgetLogin } from '@storefront/session'
import { fetchOpenOrders } from '../member-facts/open-orders.api'
import { fetchUsableCoupons } from '../member-facts/usable-coupons.api'

export async function fetchLoss(signal: AbortSignal) {
  const [points, coupons, open] = await Promise.all([
    call(getMyPoints, { signal }),
    fetchUsableCoupons(signal),
    fetchOpenOrders(1, signal),
  ])
  return { point: points.data.point, coupons: coupons.length, openOrders: open.total }
}

/**
 * Deletes the account and the stored token (§4).
 * @throws ResponseError 422 with a message for the password field
 */
export async function leaveShop(current_password: string): Promise<void> {
  await call(deleteMyUser, { body: { current_password } })
  forgetLogin('account-closed')
}
