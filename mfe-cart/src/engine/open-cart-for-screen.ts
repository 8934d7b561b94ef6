import type { Cart } from '@storefront/contracts'
import { currentScope, ResponseError } from '@storefront/http'
import { hasStoredLogin } from '@storefront/session'
import { redirect } from 'react-router-dom'
import { fetchCart } from './cart.api'
import { loadOrRecover } from './cart.error-reactions'
import { readCartToken } from './cart-token.state'
import { isCartNew, leaveCart, refreshCart, whenReady } from './cart.state'

/** What a screen starts with. `isWaiting`: only the browser can tell, e.g. after a refresh of the login. */
export type OpenedCart = { cart: Cart | null; isWaiting: boolean }

const isServer = () => typeof document === 'undefined'

/** The cart for a loader, on server and browser alike. */
async function openCart({ isFresh = false } = {}): Promise<OpenedCart> {
  if (isServer()) return openOnServer()
  return { cart: await loadOrRecover(isFresh ? refreshCart() : whenReady()), isWaiting: false }
}

async function openOnServer(): Promise<OpenedCart> {
  const token = readCartToken()
  const isMember = (await currentScope().accessToken()) !== undefined
  const hasLogin = hasStoredLogin()
  if (!token || (hasLogin && !isMember)) return { cart: null, isWaiting: hasLogin }
  try {
    return { cart: await fetchCart(token), isWaiting: false }
  } catch (error) {
    if (error instanceof ResponseError && error.status < 500) return { cart: null, isWaiting: true }
    throw error
  }
}

/**
 * As {@link openCart} for the cart itself: one that is an order by now is left behind, and a new one begun.
 */
export async function openOwnCart(): Promise<OpenedCart> {
  const opened = await openCart({ isFresh: !isCartNew() })
  if (!opened.cart?.data.order_no) return opened
  if (isServer()) return { cart: null, isWaiting: true }
  leaveCart('ordered')
  return openCart()
}

/** As {@link openCart} for the screens after the cart: without goods they lead back to it (§2). */
export async function openCheckout(options?: { isFresh?: boolean }): Promise<OpenedCart> {
  const opened = await openCart(options)
  if (opened.isWaiting) return opened
  if (opened.cart?.data.order_no)
    throw redirect(`/cart/complete?order_no=${encodeURIComponent(opened.cart.data.order_no)}`)
  if (!opened.cart || opened.cart.data.detail.products.length === 0) throw leadToCart()
  return opened
}

/**
 * A step that Back came upon is taken over by the cart, so that Forward still leads to where the shopper was.
 */
const leadToCart = () =>
  redirect(
    '/cart/',
    !isServer() && checkoutStep.test(location.pathname)
      ? { headers: { 'X-Remix-Replace': 'true' } }
      : undefined,
  )
const checkoutStep = /^\/cart\/(shipping-|payment|confirm)/
