import { fillCartDefaults } from '@storefront/contracts'
import { call } from '@storefront/http'
import type { CartChange } from '../engine/cart.api'

/** A member's cart as it was ordered last time; its warnings name what of it could not be had again. */
export const fillDefaults: CartChange = async (token) =>
  (await call(fillCartDefaults, { params: { token } })).data.cart
