import { ResponseError } from '@storefront/http'
import { isMember } from '@storefront/session'
import { redirect } from 'react-router-dom'
import { kindAt, stepPath, type CartKind } from '../checkout-path'
import { fetchCart } from '../engine/cart.api'
import { loadOrRecover } from '../engine/cart.error-reactions'
import { readCartToken } from '../engine/cart-token.state'
import { isServer } from '../checkout/open-cart-for-screen'
import { fillFromWallet } from './express.api'

/**
 * Handles the return from a wallet: fills the cart with the wallet's data and restores the screen's URL.
 * Returns true if only the browser can handle the error.
 */
export async function returnFromWallet(request: Request): Promise<boolean> {
  const { searchParams } = new URL(request.url)
  if (!searchParams.has('express')) return false
  const kind = kindAt(request.url)
  const token = readCartToken(kind)
  if (!token) throw redirect('/cart/')
  const filling = fillAndGoOn(token, searchParams.get('consent'), kind)
  try {
    throw redirect(await loadOrRecover(filling, kind))
  } catch (error) {
    if (isServer() && error instanceof ResponseError && error.status < 500) return true
    throw error
  }
}

async function fillAndGoOn(token: string, consent: string | null, kind: CartKind): Promise<string> {
  try {
    await fillFromWallet(token, consent)
    return stepPath('/cart/confirm', kind)
  } catch (error) {
    const way = error instanceof ResponseError ? await wayAfter(error, token, kind) : undefined
    if (way === undefined) throw error
    return way
  }
}

/**
 * Returns the path after an error. The shopper must type the data that the shop has rejected. Without
 * consent, the cart stays unchanged.
 */
async function wayAfter(
  { code, errors, status }: ResponseError,
  token: string,
  kind: CartKind,
): Promise<string | undefined> {
  if (code === 'cart.express.cancelled' || code === 'cart.express.several')
    return `${await whereItBegan(token, kind)}?express=${code.replace(/.*\./, '')}`
  const fields = Object.keys(errors)
  if (status !== 422 || fields.length === 0) return undefined
  // The server checks the orderer first, but a member's address form doesn't contain the orderer.
  const isOfOrderer = !fields.some((name) => name.startsWith('shipping_')) && (await isMember())
  const wallet = fields.map(encodeURIComponent).join()
  return stepPath(`/cart/shipping-add?${isOfOrderer ? 'edit=orderer&' : ''}wallet=${wallet}`, kind)
}

/** Returns the page on which the shopper chose the wallet. For buy-now that is the product page. */
async function whereItBegan(token: string, kind: CartKind): Promise<string> {
  const [line] = kind === 'open' ? [] : (await fetchCart(token)).data.detail.products
  return line ? `/product/${line.product_info.key}` : '/cart'
}
