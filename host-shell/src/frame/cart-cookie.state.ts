import { keptAs, readCookie, removeCookie } from '@storefront/state'

const cookieName = 'cartToken'
const buyNowCookieName = 'buyNowToken'

export const hasCart = (): boolean => readCookie(cookieName) !== undefined

/**
 * With a login goes its cart (§4). The cart's remote does so too, but a page need not have its code, and the
 * next one must not begin with a cart of somebody else.
 */
export function forgetCart() {
  removeCookie(cookieName)
  removeCookie(buyNowCookieName)
  localStorage.removeItem(keptAs('cart-offline'))
}
