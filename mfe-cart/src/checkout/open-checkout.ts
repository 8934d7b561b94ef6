import { redirect } from 'react-router-dom'
import { loginPath, session } from '@storefront/session'
import { kindAt, stepPath } from '../buy-now/checkout-path'
import { isCartNew, refreshInBackground } from '../engine/cart.state'
import { tellUnscripted } from './meanwhile/seen-cookie.state'
import { isServer, openCart, type OpenedCart } from '../engine/open-cart-for-screen'

/**
 * Like {@link openCart}, for the screens after the cart. An empty cart redirects to the cart screen (§2), or
 * to login if the session was lost. If the cart was loaded a moment ago, shows it at once and refreshes it in
 * the background.
 */
export async function openCheckout(
  { url }: Pick<Request, 'url'>,
  { isFresh = !isCartNew(kindAt(url)) } = {},
): Promise<OpenedCart> {
  const kind = kindAt(url)
  const opened = await openCart({ isFresh, kind })
  if (opened.isWaiting) return opened
  if (opened.cart?.data.order_no)
    throw redirect(stepPath(`/cart/complete?order_no=${encodeURIComponent(opened.cart.data.order_no)}`, kind))
  if (!opened.cart || opened.cart.data.detail.products.length === 0) throw leadBack(url)
  if (isServer()) return { ...opened, told: tellUnscripted(opened.cart, { isWholeCartShown: false }) }
  if (!isFresh) refreshInBackground(kind)
  return opened
}

/** Replaces the history entry when the shopper got here with Back, so that Forward still works. */
function leadBack(url: string) {
  const { pathname, search } = new URL(url)
  // The shell is already navigating to login, so don't replace that with the cart.
  const isLoginLost = !isServer() && session().isRefreshFailed
  return redirect(
    isLoginLost ? loginPath(pathname + search, { isRefreshFailed: true }) : emptyCartPath(search),
    !isServer() && checkoutStep.test(location.pathname)
      ? { headers: { 'X-Remix-Replace': 'true' } }
      : undefined,
  )
}

/**
 * The shopper is back from the payment service, in a browser without this cart. The cart screen shows why.
 */
const emptyCartPath = (search: string) =>
  new URLSearchParams(search).get('error')?.startsWith('cart.payment.')
    ? '/cart/?payment=unfinished'
    : '/cart/'

const checkoutStep = /^\/cart\/(shipping-|payment|confirm)/
