import { redirect } from 'react-router-dom'
import { isServer, openCart, type OpenedCart } from '../engine/open-cart-for-screen'

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
