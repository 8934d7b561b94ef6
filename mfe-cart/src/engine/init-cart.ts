import type { Cart } from '@storefront/contracts'
import { ResponseError } from '@storefront/http'
import { whenSessionChecked } from '@storefront/session'
import type { CartKind } from '../checkout-path'
import { openCartByToken } from './cart.api'
import { withCartTabLock } from './cart-tab-lock'

/**
 * Initialises the cart (§4) after the session check, so that members get their own cart. If a product no
 * longer exists, retries with invalid_product to drop it (§8).
 * @param adopt stores the cart before another tab can open one
 */
export async function initCart(
  adopt: (cart: Cart) => Cart,
  { isDroppingInvalid, kind }: { isDroppingInvalid: boolean; kind: CartKind },
): Promise<Cart> {
  await whenSessionChecked()
  return withCartTabLock(async (token) => {
    try {
      return adopt(await openCartByToken(token, { isDroppingInvalid, kind }))
    } catch (error) {
      if (!(error instanceof ResponseError && error.code.includes('product_not_found')) || isDroppingInvalid)
        throw error
      return adopt(await openCartByToken(token, { isDroppingInvalid: true, kind }))
    }
  }, kind)
}
