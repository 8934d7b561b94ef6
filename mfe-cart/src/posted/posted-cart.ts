import type { Cart } from '@storefront/contracts'
import { ResponseError } from '@storefront/http'
import { seeOther } from '@storefront/remote/server'
import { openCartOf, type CartChange } from '../engine/cart.api'
import { forgetCartToken, keepCartToken, readCartToken } from '../engine/cart-token.state'

/** The shopper's cart on the server, for a form that was posted; one is opened where there is none. */
export async function openPostedCart(): Promise<Cart> {
  const cart = await openCartOf(readCartToken(), { isDroppingInvalid: false })
  keepCartToken(cart.token, cart.expires_at)
  return cart
}

/** Changes the cart of a posted form, then leads on; a cart that is over leads back to a new one (§8). */
export async function changePostedCart(
  change: (cart: Cart) => Promise<unknown>,
  next: string,
): Promise<Response> {
  try {
    await change(await openPostedCart())
    return seeOther(next)
  } catch (error) {
    if (!(error instanceof ResponseError) || error.code !== 'cart.common.is_expired') throw error
    forgetCartToken()
    return seeOther('/cart')
  }
}

/** Gives one change of the cart's calls to the cart. */
export const giving = (change: CartChange) => (cart: Cart) => change(cart.token)
