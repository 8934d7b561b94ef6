import type { Coupon } from '@storefront/contracts'
import { isMember } from '@storefront/session'
import { toSearchParams } from '../checkout-path'
import { fetchOwnCoupons } from '../engine/cart.api'
import { isAskingOwnCoupons } from './own-coupons.rules'

/**
 * Fetches the member's own coupons if the URL requests them. Otherwise returns an empty list, and null for
 * guests.
 */
export async function knownCoupons(request: Request): Promise<Coupon[] | null> {
  if (!(await isMember())) return null
  return isAskingOwnCoupons(toSearchParams(request)) ? fetchOwnCoupons() : []
}
