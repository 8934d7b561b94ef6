import type { Generated, Selectable } from 'kysely'
import type { GeneratedInstant, Id, Instant, Nullable, OptionalInstant } from '../../platform/database/column'

export type CouponTable = {
  id: Id
  channel_id: number
  code: string
  name: string
  description: Nullable<string>
  discount_kind: 'fixed' | 'percent'
  discount_value: number
  /** Minimum total of the products in yen, including tax. */
  minimum_price: Generated<number>
  valid_from: Instant
  valid_to: OptionalInstant
  is_member_only: Generated<boolean>
  /** Lists the coupon for all members. */
  is_listed: Generated<boolean>
  usage_limit: Nullable<number>
  is_combinable: Generated<boolean>
  /** Whether the coupon also discounts vouchers (tax class exempt). */
  is_for_exempt: Generated<boolean>
  used_count: Generated<number>
}

/** One use per account and email address. Releasing an order deletes its rows. */
export type CouponUseTable = {
  coupon_id: number
  order_id: number
  user_account_id: number | null
  discount: number
  used_at: GeneratedInstant
}

export type CartCouponTable = { cart_id: number; coupon_id: number; position: Generated<number> }

export type CouponRow = Omit<
  Selectable<CouponTable>,
  'channel_id' | 'is_listed' | 'valid_from' | 'valid_to'
> & { valid_from: Date; valid_to: Date | null; is_used: boolean; held_count: number }
