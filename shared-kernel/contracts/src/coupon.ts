import { array, boolean, enums, integer, nullable, object, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'
import { pagingQuery } from './paging'
import { instant, yen } from './wire'

export const Coupon = type({
  id: integer(),
  code: string(),
  name: string(),
  description: nullable(string()),
  discount_kind: enums(['fixed', 'percent']),
  /** Yen or per cent, depending on `discount_kind`. */
  discount_value: integer(),
  /** Minimum price of the products, including tax. */
  minimum_price: yen,
  valid_from: instant,
  valid_to: nullable(instant),
  is_used: boolean(),
  is_usable: boolean(),
})
export type Coupon = Infer<typeof Coupon>

/** The member's coupons, each id only once (§3). */
export const listMyCoupons = endpoint({
  method: 'GET',
  path: '/v1/me/coupons',
  access: 'member',
  query: object(pagingQuery),
  response: type({ data: array(Coupon) }),
})
