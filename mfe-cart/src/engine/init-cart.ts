import type { Cart } from '@storefront/contracts'
import { ResponseError } from '@storefront/http'
import { whenSessionChecked } from '@storefront/session'
import type { CartKind } from '../buy-now/checkout-path'
import { openCartOf } from './cart.api'
import { withCartTabLock } from './cart-tab-lock'

/**
 * Initialises the cart (§4) once the login is checked, so that a member's cart is found. A product that is
 * gone is dropped by a second try with invalid_product (§8).
 * @param adopt takes the cart over before another tab may open one
 */
export async function initCart(
  adopt: (cart: Cart) => Cart,
  { isDroppingInvalid, kind }: { isDroppingInvalid: boolean; kind: CartKind },
): Promise<Cart> {
  await whenSessionChecked()
  return withCartTabLock(async (token) => {
    try {
      return adopt(await openCartOf(token, { isDroppingInvalid, kind }))
    } catch (error) {
      if (!(error instanceof ResponseError && error.code.includes('product_not_found')) || isDroppingInvalid)
        throw error
      return adopt(await openCartOf(token, { isDroppingInvalid: true, kind }))
    }
  }, kind)
}
