import { keptAs, readCookie, removeCookie } from '@storefront/state'

const cookieName = 'cartToken'
const buyNowCookieName = 'buyNowToken'

export const hasCart = (): boolean => readCookie(cookieName) !== undefined

/**
 * Removes the cart when the login ends (§4). The cart's remote removes it too, but that code may not be
 * loaded, and the next shopper must not see someone else's cart.
 */
export function forgetCart() {
  removeCookie(cookieName)
  removeCookie(buyNowCookieName)
  localStorage.removeItem(keptAs('cart-offline'))
}
