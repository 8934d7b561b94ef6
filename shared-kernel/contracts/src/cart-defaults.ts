import { array, enums, optional, string, type, type Infer } from 'superstruct'
import { Cart } from './cart-detail'
import { endpoint } from './endpoint'

/** A choice from the last order that is no longer available. The cart gets no substitute. */
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

/** A delivery preference from the last order that isn't available at this address. The others still apply. */
export const LostWish = type({ code: enums(['cart.defaults.timezone_gone']), message: string() })
export type LostWish = Infer<typeof LostWish>

/**
 * Fills in the parts that a member's cart lacks: destination with weekday and time slot, points and payment.
 * Takes them from the last order, or else from the account's defaults. Never overwrites a choice already in
 * the cart.
 */
export const fillCartDefaults = endpoint({
  method: 'POST',
  path: '/v1/carts/:token/defaults',
  access: 'member',
  beyondSpec: 'ADR 0067',
  response: type({ cart: Cart, notes: array(DefaultsNote), lost_wishes: optional(array(LostWish)) }),
})
