import type { Cart } from '@storefront/contracts'
import { currentScope, ResponseError } from '@storefront/http'
import { hasStoredLogin } from '@storefront/session'
import { redirect } from 'react-router-dom'
import { completedPath, type CartKind } from '../checkout-path'
import { fetchCart } from '../engine/cart.api'
import { loadOrRecover } from '../engine/cart.error-reactions'
import { readCartToken } from '../engine/cart-token.state'
import { isPaymentFlagged } from '../engine/payment-flag.state'
import { fetchPaidCart } from './finished-payment'
import { reportUnscripted } from '../seen/seen-cookie.state'
import { isCartNew, leaveCart, refreshCart, whenReady } from '../engine/cart.state'

/**
 * Initial data of a screen. `isWaiting` means that only the browser can load the cart, e.g. after refreshing
 * the session.
 */
export type OpenedCart = {
  cart: Cart | null
  isWaiting: boolean
  /** Changes since the previous page, for browsers without JavaScript. */
  told?: readonly string[]
}

export const isServer = () => typeof document === 'undefined'

export async function openCart({
  isFresh = false,
  kind = 'open',
}: { isFresh?: boolean; kind?: CartKind } = {}): Promise<OpenedCart> {
  if (isServer()) return openOnServer(kind)
  const reading = isFresh ? refreshCart(kind) : whenReady(kind)
  return { cart: await loadOrRecover(reading, kind), isWaiting: false }
}

async function openOnServer(kind: CartKind): Promise<OpenedCart> {
  const token = readCartToken(kind)
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
 * Works like {@link openCart}, for the cart screen itself. Replaces an ordered cart with a new one. Redirects
 * to the order if this browser started a payment that was completed elsewhere.
 */
export async function openOwnCart(): Promise<OpenedCart> {
  const isPaying = isPaymentFlagged('open')
  const paid = isPaying && !isServer() ? await fetchPaidCart('open') : undefined
  if (paid?.data.order_no) throw redirect(completedPath(paid.data.order_no, 'open'))
  const opened = await openCart({ isFresh: !isCartNew('open') })
  if (opened.cart && !opened.cart.data.order_no && isServer())
    return { ...opened, told: reportUnscripted(opened.cart, { isWholeCartShown: true }) }
  if (!opened.cart?.data.order_no) return opened
  if (isPaying) throw redirect(completedPath(opened.cart.data.order_no, 'open'))
  if (isServer()) return { cart: null, isWaiting: true }
  leaveCart('ordered')
  return openCart()
}
