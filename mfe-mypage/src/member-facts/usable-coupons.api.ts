import { listMyCoupons, type Coupon } from '@storefront/contracts'
import { call, paginationOf } from '@storefront/http'

const couponsAPage = 100

/** Fetches all usable coupons, page by page. The API lists used coupons too, so they are filtered out. */
export async function fetchUsableCoupons(signal: AbortSignal): Promise<Coupon[]> {
  const coupons: Coupon[] = []
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { data, headers } = await call(listMyCoupons, { query: { page, per: couponsAPage }, signal })
    coupons.push(...data.data.filter(({ is_usable, is_used }) => is_usable && !is_used))
    last = paginationOf(headers).last
  }
  return coupons
}
