import type { Cart, CartPayment } from '@storefront/contracts'
import { discountCommands } from '../discount/discount.action'
import { modifyOrder, saveOther } from '../engine/cart.api'
import { cartAction, changePostedCart, openPostedCart, releasingPayment } from '../posted/posted-cart'
import { fetchPayments, fetchSavedCards } from './payment.api'
import { amountToPay } from './payment.rules'

const screen = '/cart/payment'

const readField = (form: FormData, name: string) => String(form.get(name) ?? '')

type Choice = { convenience_store?: string; user_card_id?: number; is_card_hosted?: true }

/**
 * Reads the method's options. A new card is entered on the payment service's own page, so its number never
 * passes through the shop.
 */
function readChoice(form: FormData, payment: CartPayment): Choice {
  if (payment.kind === 'convenience_store')
    return { convenience_store: readField(form, 'convenience_store') || undefined }
  const card = readField(form, 'card_choice')
  if (payment.kind !== 'card' || card === 'typed') return {}
  return /^\d+$/.test(card) ? { user_card_id: Number(card) } : { is_card_hosted: true }
}

/**
 * Returns a message if the method needs an option that wasn't posted. Without JavaScript, a method's fields
 * (stores, saved cards) appear only after the form has been posted.
 */
async function missingChoice(form: FormData, { kind }: CartPayment, cart: Cart, signal: AbortSignal) {
  if (kind === 'convenience_store' && !form.has('convenience_store'))
    return 'お支払いになるコンビニをお選びください。'
  if (kind !== 'card' || form.has('card_choice') || !cart.is_member) return undefined
  const cards = await fetchSavedCards(signal)
  return cards.some(({ isExpired }) => !isExpired) ? 'お使いになるカードをお選びください。' : undefined
}

async function choosePayment(cart: Cart, form: FormData, signal: AbortSignal) {
  if (amountToPay(cart) === 0) return undefined
  const payments = await fetchPayments(cart.token, signal)
  const payment = payments.find(({ id }) => String(id) === form.get('payment_id'))
  if (!payment) return { errors: { payment_id: ['お支払い方法を選択してください'] } }
  const message = await missingChoice(form, payment, cart, signal)
  if (message) return { message }
  const choice = readChoice(form, payment)
  await releasingPayment(cart, () => modifyOrder({ payment_id: payment.id, ...choice })(cart.token))
  return undefined
}

export const paymentAction = cartAction({
  payment: async (form, { signal }) => {
    const refused = await choosePayment(await openPostedCart(), form, signal)
    if (refused) return { message: '入力内容をご確認ください。', ...refused }
    return changePostedCart(
      (cart, apply) => saveOther(apply, cart, 'receipt_name', readField(form, 'receipt_name')),
      '/cart/confirm',
    )
  },
  ...discountCommands(screen),
})
