import { array, enums, integer, nullable, object, optional, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'
import { calendarDay, instant } from './wire'

export const DeliveryTimezone = type({ key: string(), name: string() })
export type DeliveryTimezone = Infer<typeof DeliveryTimezone>

const selectable = {
  /** The first day that can be kept. */
  first_day: calendarDay,
  /** Orders placed before this instant keep it; absent from a server that does not tell. */
  order_by: optional(instant),
  /** Every day that can be chosen, ascending. `earliest`: only the first. */
  days: array(calendarDay),
  timezones: array(DeliveryTimezone),
  /** What the place cannot have, in words: days without delivery among those to choose from, slots. */
  notes: optional(array(string())),
}

export const ShippingLeadtime = type({ packing_key: string(), shipping_key: string(), ...selectable })
export type ShippingLeadtime = Infer<typeof ShippingLeadtime>

/**
 * Days per packing; `keys[]` narrows it to some packings. 422 `cart_detail.set_user_address.not_data` without
 * an address. With `pref` (and `postal`) those of everything as one parcel to that place, whatever addresses
 * the cart has; its keys are empty.
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

/** A social gift's days per shipping; with neither `postal` nor `pref` those of the main island. */
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
