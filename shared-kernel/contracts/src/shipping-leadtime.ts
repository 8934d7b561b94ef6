import { array, enums, integer, nullable, object, optional, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'
import { calendarDay, instant } from './wire'

export const DeliveryTimezone = type({ key: string(), name: string() })
export type DeliveryTimezone = Infer<typeof DeliveryTimezone>

const selectable = {
  first_day: calendarDay,
  /** Order deadline for `first_day`. Absent from older servers. */
  order_by: optional(instant),
  /** All available days, ascending. With `earliest`, only the first day. */
  days: array(calendarDay),
  timezones: array(DeliveryTimezone),
  /** Readable delivery restrictions for the destination: days without delivery, missing time slots. */
  notes: optional(array(string())),
}

/**
 * Effect of a requested day on methods that are paid before dispatch. A day before the first `from` rules
 * them out. Otherwise the last `from` on or before the day tells the day to pay by. Ascending.
 */
const Prepayment = type({
  names: array(string()),
  limits: array(type({ from: calendarDay, pay_by: calendarDay })),
})
export type Prepayment = Infer<typeof Prepayment>

export const ShippingLeadtime = type({
  packing_key: string(),
  shipping_key: string(),
  ...selectable,
  /** Absent if the cart has no prepaid method to choose, and from older servers. */
  prepayment: optional(Prepayment),
})
export type ShippingLeadtime = Infer<typeof ShippingLeadtime>

/**
 * Delivery days per packing. `keys[]` selects packings. 422 `cart_detail.set_user_address.not_data` without
 * an address. With `pref` (and `postal`), returns the days for the whole cart as a single parcel to that
 * place, regardless of its addresses. The keys are then empty.
 */
export const listCartLeadtimes = endpoint({
  method: 'GET',
  path: '/v1/shipping-leadtime/carts/:token',
  access: 'any',
  query: object({
    keys: optional(array(string())),
    choiceMode: optional(enums(['list', 'earliest'])),
    postal: optional(string()),
    pref: optional(string()),
  }),
  response: type({ data: array(ShippingLeadtime) }),
})

/** Delivery days of a social gift's shipping. Without `postal` and `pref`, the days for the main island. */
export const SocialGiftLeadtime = type({
  order_shipping_id: integer(),
  prefecture: nullable(string()),
  ...selectable,
})
export type SocialGiftLeadtime = Infer<typeof SocialGiftLeadtime>

export const listSocialGiftLeadtimes = endpoint({
  method: 'GET',
  path: '/v1/shipping-leadtime/input/:token',
  access: 'public',
  query: object({ postal: optional(string()), pref: optional(string()) }),
  response: type({ data: array(SocialGiftLeadtime) }),
})
