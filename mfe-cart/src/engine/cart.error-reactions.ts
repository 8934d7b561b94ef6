import { publish } from '@storefront/event-bus'
import {
  InvalidChannelError,
  MaintenanceError,
  NetworkError,
  RequestCancelled,
  ResponseError,
  TimeoutError,
  UnauthorisedError,
} from '@storefront/http'
import { navigateTo } from '@storefront/navigation'
import { session } from '@storefront/session'
import { redirect } from 'react-router-dom'
import { currentKind, stepPath, type CartKind } from '../checkout-path'
import { goneProductsNotice, isProductGone } from './gone-product.rules'
import { giveUpPayment, resetShippings } from './cart.api'
import { changeCart, leaveCart, reopen, whenReady } from './cart.state'

/** Handles an error and returns the path to redirect to. Undefined means no redirect. */
type React = (error: ResponseError, kind: CartKind) => Promise<string | undefined> | string
type Reaction = { isFor: (error: ResponseError) => boolean; react: React }

const when = (isFor: Reaction['isFor'], react: React): Reaction => ({ isFor, react })
const codeIs = (code: string) => (error: ResponseError) => error.status === 422 && error.code === code

const cartUrl = '/cart/'

/** Reactions to the cart's errors (§8). The first match wins. */
const reactions: Reaction[] = [
  when(codeIs('cart.common.is_expired'), restart),
  when(codeIs('cart_detail.set_user_address.not_data'), askForAddress),
  when(isProductGone, dropGoneProducts),
  when(codeIs('cart.common.payment_in_progress'), releasePayment),
]

/** Token of the cart whose shippings were last reset. Each cart is reset only once (§4). */
let resetToken: string | undefined
let isResetShippingFailed = false

/**
 * Returns true once if an address couldn't be restored. The next screen then asks for the address again (§8).
 */
export function takeResetShippingFailure(): boolean {
  const isFailed = isResetShippingFailed
  isResetShippingFailed = false
  return isFailed
}

async function reactionTo(
  error: unknown,
  kind: CartKind,
): Promise<{ target: string | undefined } | undefined> {
  const reaction = error instanceof ResponseError ? reactions.find(({ isFor }) => isFor(error)) : undefined
  return reaction && { target: await reaction.react(error as ResponseError, kind) }
}

/** Returns true if the error was handled: shown, or redirected to the screen that fixes it. */
export async function reactToCartError(error: unknown, kind = currentKind()): Promise<boolean> {
  const reaction = await reactionTo(error, kind)
  if (reaction?.target) navigateTo(reaction.target, { replace: true })
  return reaction !== undefined
}

/**
 * Redirects a failed loader to the screen that fixes the error. On the server, rethrows the error and leaves
 * the redirect to the browser.
 */
export async function loadOrRecover<T>(reading: Promise<T>, kind: CartKind): Promise<T> {
  try {
    return await reading
  } catch (error) {
    const reaction = typeof document === 'undefined' ? undefined : await reactionTo(error, kind)
    throw reaction ? redirect(reaction.target ?? cartUrl) : error
  }
}

const notify = (message: string, type: 'caution' | 'danger' = 'danger') =>
  publish('toast.raised', { type, message })

function restart({ message }: ResponseError, kind: CartKind) {
  leaveCart('expired', kind)
  notify(message, 'caution')
  return cartUrl
}

/** Restores a missing address once per cart. If that fails, the shopper must choose the address (§4). */
async function askForAddress({ message }: ResponseError, kind: CartKind) {
  const { token } = await whenReady(kind)
  if (resetToken !== token) {
    resetToken = token
    isResetShippingFailed = !(await runCommand(() => changeCart(resetShippings, kind)))
  }
  notify(message, 'caution')
  return stepPath('/cart/shipping-select/', kind)
}

/** Handles §8 'product_not_found': reopens the cart without the missing product. Other products stay. */
async function dropGoneProducts(_error: ResponseError, kind: CartKind) {
  await reopen({ isDroppingInvalid: true, kind })
  notify(goneProductsNotice.words, 'caution')
  return cartUrl
}

async function releasePayment(_error: ResponseError, kind: CartKind) {
  await changeCart(giveUpPayment, kind)
  notify('お支払いのお手続きを中断しました。お手数ですが、もう一度操作してください。', 'caution')
  return undefined
}

/** Runs a button's command and returns true if it succeeded. On failure, shows the error as §8 requires. */
export async function runCommand(work: () => Promise<unknown>): Promise<boolean> {
  const isGuest = !session().isLogin
  try {
    await work()
    return true
  } catch (error) {
    // A lost session leads to /login/ before anyone could read a message. Guests have no session to lose.
    const isLoginLost = error instanceof UnauthorisedError && !isGuest
    if (error instanceof RequestCancelled || isLoginLost || (await reactToCartError(error))) return false
    if (isOfWholeShop(error)) throw error
    if (error instanceof ResponseError)
      notify(
        error.status < 500
          ? error.message
          : 'ただいま処理できませんでした。しばらくしてから、もう一度お試しください。',
      )
    else if (error instanceof NetworkError || error instanceof TimeoutError)
      notify('通信に失敗しました。電波の状態をご確認のうえ、もう一度お試しください。')
    else throw error
    return false
  }
}

/** Returns true for errors that concern the whole shop. The shell handles them by leaving the page. */
const isOfWholeShop = (error: unknown) =>
  error instanceof MaintenanceError || error instanceof InvalidChannelError

/** Runs a form's submit. Like {@link runCommand}, but rethrows errors that the form's fields can show. */
export async function runSubmit(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (await reactToCartError(error)) return false
    throw error
  }
}
