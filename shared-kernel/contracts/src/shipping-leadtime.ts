import { array, enums, integer, nullable, object, optional, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'
import { calendarDay, instant } from './wire'

export const DeliveryTimezone = type({ key: string(), name: string() })
export type DeliveryTimezone = Infer<typeof DeliveryTimezone>

const selectable = {
  first_day: calendarDay,
  /** Deadline of orders for that day; absent from older servers. */
  order_by: optional(instant),
  /** Every day to choose from, ascending. `earliest`: only the first. */
  days: array(calendarDay),
  timezones: array(DeliveryTimezone),
  /** Restrictions of the destination in words: days without delivery, missing slots. */
  notes: optional(array(string())),
}

export const ShippingLeadtime = type({ packing_key: string(), shipping_key: string(), ...selectable })
export type ShippingLeadtime = Infer<typeof ShippingLeadtime>

/**
 * Days per packing; `keys[]` selects packings. 422 `cart_detail.set_user_address.not_data` without an
 * address. `pref` (and `postal`) return the days of the whole cart as one parcel to that place, whatever its
 * addresses; the keys are then empty.
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

/** A social gift's days per shipping; without `postal` and `pref` those of the main island. */
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
