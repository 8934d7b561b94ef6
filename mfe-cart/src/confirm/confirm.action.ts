import { ResponseError } from '@storefront/http'
import { seeOther } from '@storefront/remote/server'
import { completedPath, stepPath } from '../checkout-path'
import { cartAction, openPostedCart } from '../posted/posted-cart'
import { changePostedQuantity } from '../posted/posted-quantity'
import { changesIn, placeOrder, readSeen } from './confirm.api'

const changed =
  'ご注文の内容が変わりました。お手数ですが、内容をご確認のうえ、もう一度「注文を確定する」を押してください。'

/**
 * Changes the quantity of a buy-now order, or places the order with the values shown. Repeating a key never
 * places a second order.
 */
export const confirmAction = cartAction({
  quantity: (form) => changePostedQuantity(form, '/cart/confirm'),
  order: async (form) => {
    const cart = await openPostedCart()
    const key = String(form.get('idempotency_key') ?? '')
    const seen = readSeen(String(form.get('seen') ?? ''))
    if (!seen) return { message: changed }
    try {
      const { order_no, redirect_url } = await placeOrder(cart, seen, { idempotency_key: key })
      return seeOther(redirect_url ?? completedPath(order_no))
    } catch (error) {
      const changes = changesIn(error)
      if (changes) return { message: [changed, ...changes].join('\n') }
      if (!(error instanceof ResponseError) || !error.code.startsWith('cart.payment.')) throw error
      return seeOther(stepPath(`/cart/payment?error=${encodeURIComponent(error.code)}`))
    }
  },
})
