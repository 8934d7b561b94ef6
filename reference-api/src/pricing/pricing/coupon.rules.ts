export type CouponTerms = {
  id: number
  discount_kind: 'fixed' | 'percent'
  discount_value: number
  minimum_price: number
  valid_from: Date
  valid_to: Date | null
  is_member_only: boolean
  /** If false, the coupon can't be used together with any other coupon. */
  is_combinable: boolean
  usage_limit: number | null
  used_count: number
  /** Number of uses by orders whose payment is still undecided. */
  held_count: number
}

export type CouponRefusal =
  | 'not_started'
  | 'is_expired'
  | 'members_only'
  | 'already_used'
  | 'held'
  | 'used_up'
  | 'not_combinable'
  | 'no_goods'
  | 'minimum_price'

/**
 * Returns the reason why a coupon can't be used right now, or null. `goods` is the tax-inclusive price in yen
 * of the products that the coupon covers.
 */
export function couponRefusal(
  coupon: CouponTerms,
  {
    now,
    goods,
    isMember,
    isUsedByMember,
    others = [],
    isForNone = false,
  }: {
    now: Date
    goods: number
    isMember: boolean
    isUsedByMember: boolean
    /** Coupons that are already applied. */
    others?: readonly Pick<CouponTerms, 'is_combinable'>[]
    /** True if the cart has products, but the coupon covers none of them. */
    isForNone?: boolean
  },
): CouponRefusal | null {
  if (now < coupon.valid_from) return 'not_started'
  if (coupon.valid_to && now > coupon.valid_to) return 'is_expired'
  if (coupon.is_member_only && !isMember) return 'members_only'
  if (isUsedByMember) return 'already_used'
  if (coupon.usage_limit !== null && coupon.used_count >= coupon.usage_limit)
    return coupon.used_count - coupon.held_count < coupon.usage_limit ? 'held' : 'used_up'
  if (others.some(({ is_combinable }) => !is_combinable || !coupon.is_combinable)) return 'not_combinable'
  if (isForNone) return 'no_goods'
  return goods < coupon.minimum_price ? 'minimum_price' : null
}

export const couponRefusalMessages: Record<CouponRefusal, string> = {
  not_started: 'このクーポンはまだご利用いただけません。',
  is_expired: 'このクーポンは有効期限が切れています。',
  members_only: 'このクーポンは会員の方のみご利用いただけます。ログインしてください。',
  already_used: 'このクーポンはすでにご利用済みです。',
  held: 'このクーポンの残りは、お支払い手続き中のご注文で使われています。お手続きが成立しなかった場合は、ふたたびご利用いただけます。',
  used_up: 'このクーポンは配布枚数に達したため、ご利用いただけません。',
  not_combinable: 'ほかのクーポンと併用できません。',
  no_goods: 'このクーポンの対象になる商品がカートにありません。',
  minimum_price: 'ご購入金額がこのクーポンのご利用条件に達していません。',
}

/** Computes the discount in yen. Percentages round down, and the discount never exceeds the product total. */
export function couponDiscount(
  coupon: Pick<CouponTerms, 'discount_kind' | 'discount_value'>,
  goods: number,
): number {
  const wanted =
    coupon.discount_kind === 'percent'
      ? Math.floor((goods * coupon.discount_value) / 100)
      : coupon.discount_value
  return Math.min(wanted, goods)
}
