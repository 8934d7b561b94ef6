import { Cart } from '@storefront/contracts'
import { currentScope, MaintenanceError, ResponseError, UnauthorisedError } from '@storefront/http'
import { formAction, seeOther } from '@storefront/remote/server'
import { loginPath } from '@storefront/session'
import { completedPath, currentKind, stepPath } from '../checkout-path'
import {
  addLine,
  giveUpPayment,
  openCartByToken,
  openCartWithLine,
  type ApplyChange,
  type CartChange,
  type NewLine,
} from '../engine/cart.api'
import { forgetCartToken, saveCartToken, readCartToken } from '../engine/cart-token.state'
import { countPostedWrite } from '../seen/seen-cookie.state'
import { goneProductsNotice, isOfCart, isProductGone } from '../engine/gone-product.rules'

/** Returns the shopper's cart for a posted form. Opens a new cart if necessary. */
export async function openPostedCart({ isDroppingInvalid = false } = {}): Promise<Cart> {
  const kind = currentKind()
  const cart = await openCartByToken(readCartToken(kind), { isDroppingInvalid, kind })
  saveCartToken(cart.token, cart.expires_at, kind)
  return cart
}

/**
 * Changes the cart for a posted form, then redirects to `next`, which may depend on the cart before the
 * change.
 */
export const changePostedCart = (
  change: (cart: Cart, apply: ApplyChange) => Promise<unknown>,
  next: string | ((before: Cart) => string),
): Promise<Response> =>
  leadingOut(async () => {
    const cart = await openPostedCart()
    const after = await releasingPayment(cart, () => change(cart, (one) => one(cart.token)))
    if (Cart.is(after)) countPostedWrite(cart, after)
    return seeOther(stepPath(typeof next === 'string' ? next : next(cart)))
  })

/**
 * Adds a posted line, then redirects to `next`. Without the cart's cookie, opens the cart in the same call,
 * except a member's cart whose payment is in progress.
 */
export const addPostedLine = (line: NewLine, next: string): Promise<Response> =>
  leadingOut(async () => {
    const isOpened = readCartToken() === undefined && (await openPostedWithLine(line))
    return isOpened ? seeOther(stepPath(next)) : changePostedCart(giving(addLine(line)), next)
  })

/** Returns false if the payment of the member's cart must be cancelled first. */
async function openPostedWithLine(line: NewLine): Promise<boolean> {
  try {
    const cart = await openCartWithLine(undefined, line, { isDroppingInvalid: false })
    saveCartToken(cart.token, cart.expires_at)
    return true
  } catch (error) {
    if (!isPaymentInProgress(error)) throw error
    return false
  }
}

type Commands = Parameters<typeof formAction>[0]

/** Creates the server action of a cart screen. Errors of its commands become redirects (§8). */
export const cartAction = (commands: Commands) =>
  formAction(
    Object.fromEntries(
      Object.entries(commands).map(([intent, command]) => [
        intent,
        (form, request) => leadingOut(() => command(form, request)),
      ]),
    ) as Commands,
  )

/** Runs a posted command. If the command is rejected, redirects to the screen that fixes the problem (§8). */
async function leadingOut<T>(work: () => Promise<T>): Promise<T | Response> {
  try {
    return await work()
  } catch (error) {
    const way = await wayOut(error)
    if (way === undefined) throw error
    return seeOther(way)
  }
}

/**
 * Returns the page to which an error redirects (§8). Returns undefined if the current screen shows the error.
 */
async function wayOut(error: unknown): Promise<string | undefined> {
  const kind = currentKind()
  if (error instanceof UnauthorisedError) return loginPath(toLocalPath(currentScope().url ?? '/cart'))
  if (error instanceof MaintenanceError) return '/maintenance'
  if (!(error instanceof ResponseError) || error.status !== 422) return undefined
  if (error.code === 'cart.common.is_expired') {
    forgetCartToken(kind)
    return '/cart?expired=1'
  }
  if (isProductGone(error))
    return (await dropGoneProducts(error)) ? `/cart?${goneProductsNotice.name}=1` : undefined
  return error.code === 'cart_detail.set_user_address.not_data'
    ? stepPath('/cart/shipping-select')
    : undefined
}

/**
 * Drops discontinued products and returns true if the cart contained any. Otherwise the error is about the
 * product being added, and the screen reports it.
 */
async function dropGoneProducts(error: ResponseError): Promise<boolean> {
  if (!isOfCart(error) && readCartToken(currentKind()) === undefined) return false
  const linesOf = ({ data }: Cart) => data.detail.products.length
  const before = isOfCart(error) ? undefined : linesOf(await openPostedCart())
  const after = linesOf(await openPostedCart({ isDroppingInvalid: true }))
  return before === undefined || after < before
}

/** Returns the path of the form's page, to return to after login. */
function toLocalPath(url: string) {
  const { pathname, search } = new URL(url, 'http://shop.invalid')
  return `${pathname}${search}`
}

/**
 * Cancels the payment in progress if the shopper continues after leaving the payment page. If the payment has
 * succeeded in the meantime, redirects to its order.
 */
export async function releasingPayment<T>({ token }: Cart, change: () => Promise<T>): Promise<T> {
  try {
    return await change()
  } catch (error) {
    if (!isPaymentInProgress(error)) throw error
    const { order_no } = (await giveUpPayment(token)).data
    if (order_no !== null) throw seeOther(completedPath(order_no))
    return change()
  }
}

const isPaymentInProgress = (error: unknown) =>
  error instanceof ResponseError && error.code === 'cart.common.payment_in_progress'

export const giving = (change: CartChange) => (cart: Cart) => change(cart.token)
