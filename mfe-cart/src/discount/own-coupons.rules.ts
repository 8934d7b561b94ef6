import type { Cart, Coupon } from '@storefront/contracts'
import { formatDate, formatYen } from '@storefront/locale-ja'

/** Coupons that may still be chosen: not used up, not in the cart already. */
export function choosableCoupons(coupons: readonly Coupon[], { data }: Cart): Coupon[] {
  const inUse = new Set(data.detail.coupons.map(({ id }) => id))
  return coupons.filter(({ id, is_usable }) => is_usable && !inUse.has(id))
}

/** Yen of goods with tax that are missing for the coupon. */
export const missingFor = ({ minimum_price }: Coupon, { data }: Cart): number =>
  Math.max(0, minimum_price - data.detail.order.total_price)

/** What the coupon gives, from which amount on and until when. */
export function termsOf({ discount_kind, discount_value, minimum_price, valid_to }: Coupon): string {
  return [
    discount_kind === 'percent' ? `${discount_value}%引き` : `${formatYen(discount_value)}引き`,
    ...(minimum_price > 0 ? [`${formatYen(minimum_price)}以上のご購入`] : []),
    ...(valid_to ? [`${formatDate(valid_to)}まで`] : []),
  ].join('・')
}

/** Where nothing is asked for by scripts, the page itself is asked for with them. */
export const ownCouponsAsked = 'coupons=own'

export const isAskingOwnCoupons = (search: URLSearchParams) => search.get('coupons') === 'own'
