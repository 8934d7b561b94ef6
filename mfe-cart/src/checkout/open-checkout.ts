import { redirect } from 'react-router-dom'
import { loginPath, session } from '@storefront/session'
import { completedPath, kindAt } from '../checkout-path'
import { readCartToken } from '../engine/cart-token.state'
import { currentCart, isCartNew, refreshInBackground } from '../engine/cart.state'
import { reportUnscripted } from '../seen/seen-cookie.state'
import { isServer, openCart, type OpenedCart } from './open-cart-for-screen'
import { lastOrderNo } from './purchase-tracking.state'

/**
 * Works like {@link openCart}, for the screens after the cart. Redirects an empty cart to the cart screen
 * (§2), or to login if the session was lost. A cart loaded a moment ago is shown at once and refreshed in the
 * background.
 */
export async function openCheckout(
  { url }: Pick<Request, 'url'>,
  { isFresh = !isCartNew(kindAt(url)) } = {},
): Promise<OpenedCart> {
  const kind = kindAt(url)
  if (kind === 'buy-now') leaveOrdered()
  const opened = await openCart({ isFresh, kind })
  if (opened.isWaiting) return opened
  if (opened.cart?.data.order_no) throw redirect(completedPath(opened.cart.data.order_no, kind))
  if (!opened.cart || opened.cart.data.detail.products.length === 0) throw leadBack(url)
  if (isServer()) return { ...opened, told: reportUnscripted(opened.cart, { isWholeCartShown: false }) }
  if (!isFresh) refreshInBackground(kind)
  return opened
}

/**
 * Redirects a step of a buy-now order that is placed, e.g. after Back, to the complete screen. Its cart is
 * gone, and opening it would say that it has expired.
 */
function leaveOrdered() {
  if (isServer() || currentCart('buy-now') || readCartToken('buy-now')) return
  const orderNo = lastOrderNo('buy-now')
  if (orderNo) throw redirect(completedPath(orderNo, 'buy-now'), replacing)
}

const replacing = { headers: { 'X-Remix-Replace': 'true' } }

/**
 * Returns the redirect for an empty cart. If the shopper came from a checkout step, e.g. with Back, the
 * redirect replaces the history entry, so that Forward still works.
 */
function leadBack(url: string) {
  const { pathname, search } = new URL(url)
  // The shell is already navigating to login. Redirect there too, because the cart would replace it.
  const isLoginLost = !isServer() && session().isRefreshFailed
  return redirect(
    isLoginLost ? loginPath(pathname + search, { isRefreshFailed: true }) : emptyCartPath(search),
    !isServer() && checkoutStep.test(location.pathname) ? replacing : undefined,
  )
}

/**
 * Path to the cart screen, with a reason if the shopper returns from the payment service in a browser that
 * doesn't have the cart.
 */
const emptyCartPath = (search: string) =>
  new URLSearchParams(search).get('error')?.startsWith('cart.payment.')
    ? '/cart/?payment=unfinished'
    : '/cart/'

const checkoutStep = /^\/cart\/(shipping-|payment|confirm)/
