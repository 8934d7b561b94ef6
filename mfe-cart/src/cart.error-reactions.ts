import { publish } from '@storefront/event-bus'
import { NetworkError, RequestCancelled, ResponseError, TimeoutError } from '@storefront/http'
import { navigateTo } from '@storefront/navigation'
import { giveUpPayment, resetShippings } from './cart.api'
import { changeCart, leaveCart, reopen } from './cart.state'

type Reaction = { isFor: (error: ResponseError) => boolean; react: (error: ResponseError) => Promise<void> | void }

const when = (isFor: Reaction['isFor'], react: Reaction['react']): Reaction => ({ isFor, react })
const codeIs = (code: string) => (error: ResponseError) => error.status === 422 && error.code === code
const isProductGone = ({ status, code }: ResponseError) =>
  status === 422 && (code.includes('product_not_found') || code === 'cart.update_products.not_sale')

/** The cart's rows of §8; the first match wins. */
const reactions: Reaction[] = [
  when(codeIs('cart.common.is_expired'), restart),
  when(codeIs('cart_detail.set_user_address.not_data'), askForAddress),
  when(isProductGone, dropGoneProducts),
  when(codeIs('cart.common.payment_in_progress'), releasePayment),
]

let hasResetShippings = false

/** True when the shopper has been told of the error, or been taken to where it can be mended. */
export async function reactToCartError(error: unknown): Promise<boolean> {
  if (!(error instanceof ResponseError)) return false
  const reaction = reactions.find(({ isFor }) => isFor(error))
  await reaction?.react(error)
  return reaction !== undefined
}

const tell = (message: string, type: 'caution' | 'danger' = 'danger') => publish('notice.raised', { type, message })

function restart({ message }: ResponseError) {
  leaveCart('expired')
  tell(message, 'caution')
  navigateTo('/cart/', { replace: true })
}

/** Once per page: an address that went missing is looked for again, then the shopper is asked (§4). */
async function askForAddress({ message }: ResponseError) {
  if (!hasResetShippings) {
    hasResetShippings = true
    await performed(() => changeCart(resetShippings))
  }
  tell(message, 'caution')
  navigateTo('/cart/shipping-select/', { replace: true })
}

/** §8 'product_not_found': the cart is initialised anew without what is gone; the rest stays. */
async function dropGoneProducts() {
  await reopen({ isDroppingInvalid: true })
  tell('お取り扱いが終了した商品があったため、カートの内容を更新しました。ご確認ください。', 'caution')
  navigateTo('/cart/', { replace: true })
}

async function releasePayment() {
  await changeCart(giveUpPayment)
  tell('お支払いのお手続きを中断しました。お手数ですが、もう一度操作してください。', 'caution')
}

/** A command of a button: true when done; what failed has been told as §8 says. */
export async function performed(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (error instanceof RequestCancelled || (await reactToCartError(error))) return false
    if (error instanceof ResponseError && error.status === 422) tell(error.message)
    else if (error instanceof NetworkError || error instanceof TimeoutError) tell('通信に失敗しました。電波の状態をご確認のうえ、もう一度お試しください。')
    else throw error
    return false
  }
}

/** A form's submit: as {@link performed}, but what its fields can show is thrown for them. */
export async function submitted(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (await reactToCartError(error)) return false
    throw error
  }
}
