import { normaliseToPlainDigits } from '@storefront/locale-ja'
import { formAction, seeOther } from '@storefront/remote/server'
import { keepPostedLogin, passPostedStep, type PostedLogin } from '@storefront/session/server'
import { kindAt } from '../checkout-path'
import { readCartToken } from '../engine/cart-token.state'
import { fetchPlacedOrder, registerByOrder } from './complete.api'
import { receiptFile, registeredPath } from './complete.rules'

/** Serves a guest without JavaScript. The cart cookie proves that the guest placed the order. */
export const completeAction = formAction({
  receipt: async (_form, { url, signal }) => {
    const token = readCartToken(kindAt(url))
    const orderNo = new URL(url).searchParams.get('order_no')
    const file = orderNo && receiptFile(await fetchPlacedOrder(orderNo, token, signal))
    return seeOther(file || '/orders/receipt')
  },
  member: async (form, { url }) => {
    const token = readCartToken(kindAt(url))
    const orderNo = new URL(url).searchParams.get('order_no')
    if (!token || !orderNo) return seeOther('/register')
    const password = String(form.get('password') ?? '')
    return afterRegistration(keepPostedLogin(await registerByOrder(orderNo, { token, password })), url)
  },
  code: async (form, { url }) =>
    afterRegistration(
      await passPostedStep(
        Number(form.get('user_id')),
        normaliseToPlainDigits(String(form.get('verify_code') ?? '')),
      ),
      url,
    ),
})

const afterRegistration = async ({ outcome, userId }: PostedLogin, url: string) =>
  outcome === 'signed-in'
    ? seeOther(registeredPath(url))
    : { isPrepared: true, values: { user_id: String(userId) } }
