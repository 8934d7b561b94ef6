import { fillCartDefaults } from '@storefront/contracts'
import { call } from '@storefront/http'
import type { CartChange } from '../engine/cart.api'

/**
 * Fills a member's cart from the last order. The cart's warnings list defaults that are no longer available.
 */
export const fillDefaults: CartChange = async (token) =>
  (await call(fillCartDefaults, { params: { token } })).data.cart
