import type { BodyOf, modifyCartOrder } from '@storefront/contracts'
import { checkPrintable, countCharacters, isRealDay } from '@storefront/locale-ja'
import { invalidFields, refuseProblems, Rejection } from '../platform/http/rejection'
import { normaliseOrderer, ordererProblems } from '../delivery/delivery/shipping-address.rules'
import { formProblems, type CartFormTerms } from '../page-form/form-check.rules'
import type { CartState } from './state/cart-state.table'
import type { CartWrite } from './write/cart-write.rules'
import type { PaymentChoice, CartChange } from './cart.table'

type Change = Omit<CartChange, 'expires_at'>
type OrderBody = BodyOf<typeof modifyCartOrder>

/** Data from outside the cart. A field is null if the request doesn't need it. */
type OrderFacts = {
  formTerms: CartFormTerms | null
  ownCard: PaymentChoice['card'] | null
  /** The cart's coupons as the new orderer may use them. */
  coupons: CartState['coupons'] | null
}

export const modifyOrder = (state: CartState, body: OrderBody, facts: OrderFacts): CartWrite[] => [
  {
    change: {
      ...ordererChange(body, facts),
      ...birthdayChange(body),
      ...paymentChange(state, body, facts),
    },
  },
  ...(facts.coupons ? [{ checked: facts.coupons }] : []),
]

function ordererChange({ orderer }: OrderBody, { formTerms }: Pick<OrderFacts, 'formTerms'>): Change {
  if (!orderer || !formTerms) return {}
  const normalised = normaliseOrderer(orderer)
  refuseProblems({
    ...ordererProblems(normalised, formTerms),
    ...formProblems(formTerms.form, normalised),
  })
  return { orderer: normalised }
}

function birthdayChange({ birthday }: OrderBody): Change {
  if (birthday === undefined) return {}
  if (birthday !== null && !isRealDay(birthday)) throw invalidFields({ birthday: ['日付が無効です'] })
  return { birthday }
}

function paymentChange({ cart, payments }: CartState, body: OrderBody, { ownCard }: OrderFacts): Change {
  const { payment_id, card, user_card_id, is_card_hosted, convenience_store } = body
  if (
    [payment_id, card, user_card_id, is_card_hosted, convenience_store].every((value) => value === undefined)
  )
    return {}
  const id = payment_id === undefined ? cart.payment_id : payment_id
  if (id === null) return { payment_id: null, payment_choice: null, transaction_error: null }
  const payment = payments.find((one) => one.id === id)
  if (!payment) throw new Rejection(422, 'cart.payment.not_found', 'お支払い方法を選択してください。')
  // Choosing a payment here abandons the wallet session in progress.
  const choice: PaymentChoice =
    id === cart.payment_id ? { ...cart.payment_choice, pending_wallet: undefined } : {}
  if (is_card_hosted) Object.assign(choice, { card: undefined, user_card_id: undefined, is_card_hosted })
  if (card) Object.assign(choice, { card, user_card_id: undefined, is_card_hosted: undefined })
  if (user_card_id !== undefined) {
    if (!ownCard)
      throw new Rejection(
        422,
        'cart.payment.card_not_found',
        '登録カードが見つかりません。別のカードをお選びください。',
      )
    Object.assign(choice, { card: ownCard, user_card_id, is_card_hosted: undefined })
  }
  if (convenience_store !== undefined) {
    if (!payment.options.some(({ code }) => code === convenience_store))
      throw invalidFields({ convenience_store: ['コンビニを選択してください'] })
    choice.convenience_store = convenience_store
  }
  return { payment_id: id, payment_choice: choice, transaction_error: null }
}

const nameMaxLength = 40
const noteMaxLength = 500

export function modifyOther({
  note,
  receipt_name,
}: {
  note?: string | null
  receipt_name?: string | null
}): CartWrite[] {
  if (countCharacters(note ?? '') > noteMaxLength)
    throw invalidFields({ note: [`備考は${noteMaxLength}文字以内で入力してください`] })
  if (countCharacters(receipt_name ?? '') > nameMaxLength)
    throw invalidFields({ receipt_name: [`宛名は${nameMaxLength}文字以内で入力してください`] })
  const unprintable = checkPrintable(receipt_name ?? '', '宛名')
  if (unprintable) throw invalidFields({ receipt_name: [unprintable] })
  const change = {
    ...(note === undefined ? {} : { note: note?.trim() || null }),
    ...(receipt_name === undefined ? {} : { receipt_name: receipt_name?.trim() || null }),
  }
  return [{ change }]
}
