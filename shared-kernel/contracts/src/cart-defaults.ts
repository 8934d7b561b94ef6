import { array, enums, optional, string, type, type Infer } from 'superstruct'
import { Cart } from './cart-detail'
import { endpoint } from './endpoint'

/** A choice of the last order that is no longer available; the cart gets no substitute. */
export const DefaultsNote = type({
  code: enums([
    'cart.defaults.address_gone',
    'cart.defaults.card_gone',
    'cart.defaults.card_expired',
    'cart.defaults.payment_unavailable',
    'cart.defaults.fewer_points',
  ]),
  message: string(),
})
export type DefaultsNote = Infer<typeof DefaultsNote>

/** A delivery wish of the last order that this address cannot have; the other wishes stay. */
export const LostWish = type({ code: enums(['cart.defaults.timezone_gone']), message: string() })
export type LostWish = Infer<typeof LostWish>

/**
 * Fills what a member's cart lacks with what was chosen at the last order, else with the account's defaults:
 * destination with its weekday and slot, points, payment. What the cart has stays.
 */
export const fillCartDefaults = endpoint({
  method: 'POST',
  path: '/v1/carts/:token/defaults',
  access: 'member',
  response: type({ cart: Cart, notes: array(DefaultsNote), lost_wishes: optional(array(LostWish)) }),
})
