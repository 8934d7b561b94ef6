import type { Cart, Coupon } from '@storefront/contracts'
import { formatDate, formatYen } from '@storefront/locale-ja'
import { formatTaxedYen } from '@storefront/site'

export function choosableCoupons(coupons: readonly Coupon[], { data }: Cart): Coupon[] {
  const inUse = new Set(data.detail.coupons.map(({ id }) => id))
  return coupons.filter(({ id, is_usable }) => is_usable && !inUse.has(id))
}

/** Returns how much more the shopper must spend on products, in yen including tax, to use the coupon. */
export const missingFor = ({ minimum_price }: Coupon, { data }: Cart): number =>
  Math.max(0, minimum_price - data.detail.order.total_price)

export function formatTerms({ discount_kind, discount_value, minimum_price, valid_to }: Coupon): string {
  return [
    discount_kind === 'percent' ? `${discount_value}%引き` : `${formatYen(discount_value)}引き`,
    ...(minimum_price > 0 ? [`${formatTaxedYen(minimum_price)}以上のご購入`] : []),
    ...(valid_to ? [`${formatDate(valid_to)}まで`] : []),
  ].join('・')
}

/** Query that requests the page together with the member's own coupons, for browsers without JavaScript. */
export const ownCouponsAsked = 'coupons=own'

export const isAskingOwnCoupons = (search: URLSearchParams) => search.get('coupons') === 'own'
