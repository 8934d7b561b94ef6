import { array, nonempty, object, optional, string } from 'superstruct'
import { Cart } from './cart-detail'
import { endpoint } from './endpoint'
import { calendarDay, maybe } from './wire'

const wish = { delivery_at: maybe(calendarDay), delivery_timezone_key: maybe(string()) }

/** Moves lines into a new parcel within the same shipping. */
export const addCartPacking = endpoint({
  method: 'PATCH',
  path: '/v1/carts/packings/add',
  access: 'any',
  body: object({ token: string(), shipping_key: string(), product_keys: nonempty(array(string())), ...wish }),
  response: Cart,
})

/**
 * Null clears a preference, and an omitted field leaves it unchanged. 422
 * `cart.packing.delivery_not_possible` for a day on which the shop can't deliver.
 */
export const modifyCartPacking = endpoint({
  method: 'PATCH',
  path: '/v1/carts/packings/modify',
  access: 'any',
  body: object({ token: string(), key: string(), product_keys: optional(array(string())), ...wish }),
  response: Cart,
})
