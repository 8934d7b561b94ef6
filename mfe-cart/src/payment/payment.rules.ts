import type { Cart, CartPayment } from '@storefront/contracts'
import type { TypedCard } from '@storefront/forms/card'
import type { SavedCard } from './payment.api'

/** `card_choice` is `typed` (already in the cart), `new`, or the id of a saved card. */
export type PaymentValues = {
  payment_id: string
  card_choice: string
  card: TypedCard
  isCardSaved: boolean
  convenience_store: string
  receipt_name: string
}

/** Text until the method's own choice; a refused method or a card that has expired cannot be chosen first. */
export function initialPayment(
  cart: Cart,
  payments: readonly CartPayment[],
  cards: readonly SavedCard[],
): Partial<PaymentValues> {
  const selected = payments.find(({ is_selected, is_available }) => is_selected && is_available)
  const only = payments.filter(({ is_available }) => is_available)
  const chosen = selected ?? (only.length === 1 ? only[0] : undefined)
  const { payment } = cart.data.detail
  const isTyped = payment?.kind === 'card' && payment.masked_number !== null && payment.user_card_id === null
  const good = cards.filter(({ isExpired }) => !isExpired)
  const saved =
    good.find(({ id }) => id === payment?.user_card_id) ?? good.find(({ is_main }) => is_main) ?? good[0]
  return {
    payment_id: chosen ? String(chosen.id) : '',
    card_choice: isTyped && !cart.data.transaction_error ? 'typed' : saved ? String(saved.id) : 'new',
    convenience_store: payment?.convenience_store ?? '',
    receipt_name: cart.data.detail.other.receipt_name ?? '',
  }
}

/** Reasons of a failed payment that came back in the URL, where the cart does not carry one. */
const failureTexts: Partial<Record<string, string>> = {
  'cart.payment.refused':
    'カード会社の承認が得られませんでした。別のカードまたはお支払い方法をお選びください。',
  'cart.payment.expired_token': 'カード情報の有効期限が切れました。もう一度カード情報を入力してください。',
  'cart.payment.timed_out': '決済がタイムアウトしました。もう一度お試しください。',
  'cart.payment.cancelled': '本人認証がキャンセルされました。お支払い方法をお選びください。',
}

/** What to tell of the payment that failed before, undefined when none did. */
export const failureText = (cart: Cart, codeInUrl: string | null) =>
  cart.data.transaction_error?.message ?? (codeInUrl === null ? undefined : failureTexts[codeInUrl])

/** What is to pay before the method's own fee. */
export const amountToPay = ({ data }: Cart) => data.detail.order.total_payment - data.detail.order.payment_fee
