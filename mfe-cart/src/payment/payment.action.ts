import type { Cart, CartPayment } from '@storefront/contracts'
import { formAction } from '@storefront/remote/server'
import { discountCommands } from '../discount/discount.action'
import { modifyOrder, modifyOther } from '../engine/cart.api'
import { changePostedCart, openPostedCart } from '../posted/posted-cart'
import { fetchPayments } from './payment.api'
import { amountToPay } from './payment.rules'

const screen = '/cart/payment'

/** A card's number goes to its payment service alone, by that service's script. */
const cardNeedsScripts =
  'カードの新しいご登録にはJavaScriptが必要です。ほかのお支払い方法、または登録済みのカードをお選びください。'

const textOf = (form: FormData, name: string) => String(form.get(name) ?? '')

/** What a method needs beside itself; undefined when only the browser can give it. */
function choiceOf(form: FormData, payment: CartPayment) {
  if (payment.kind === 'convenience_store')
    return { convenience_store: textOf(form, 'convenience_store') || undefined }
  const card = textOf(form, 'card_choice')
  if (payment.kind !== 'card' || card === 'typed') return {}
  return /^\d+$/.test(card) ? { user_card_id: Number(card) } : undefined
}

async function choosePayment(cart: Cart, form: FormData, signal: AbortSignal) {
  if (amountToPay(cart) === 0) return undefined
  const payments = await fetchPayments(cart.token, signal)
  const payment = payments.find(({ id }) => String(id) === form.get('payment_id'))
  if (!payment) return { errors: { payment_id: ['お支払い方法を選択してください'] } }
  const choice = choiceOf(form, payment)
  if (!choice) return { errors: { payment_id: [cardNeedsScripts] } }
  if (payment.kind === 'convenience_store' && !form.has('convenience_store'))
    return { message: 'お支払いになるコンビニをお選びください。' }
  await modifyOrder({ payment_id: payment.id, ...choice })(cart.token)
  return undefined
}

/** What the payment form does without scripts. */
export const paymentAction = formAction({
  payment: async (form, { signal }) => {
    const refused = await choosePayment(await openPostedCart(), form, signal)
    if (refused) return { message: '入力内容をご確認ください。', ...refused }
    const receipt_name = textOf(form, 'receipt_name') || null
    return changePostedCart(async ({ token, data }) => {
      if (receipt_name !== data.detail.other.receipt_name) await modifyOther({ receipt_name })(token)
    }, '/cart/confirm')
  },
  ...discountCommands(screen),
})
