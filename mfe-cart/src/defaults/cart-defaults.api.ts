import { fillCartDefaults } from '@storefront/contracts'
import { call } from '@storefront/http'
import type { CartChange } from '../engine/cart.api'

/** Fills a member's cart from their last order. Warnings list whatever is no longer available. */
export const fillDefaults: CartChange = async (token) =>
  (await call(fillCartDefaults, { params: { token } })).data.cart
