import type { Cart, CartPayment } from '@storefront/contracts'
import type { SavedCard } from './payment.api'

/** `card_choice` is `typed` (already in the cart), `new`, or a saved card's id. */
export type PaymentValues = {
  payment_id: string
  card_choice: string
  /** True while the frame's card fields are valid. */
  card?: true
  isCardSaved: boolean
  convenience_store: string
  receipt_name: string
}

/** Fills in the form. Never preselects a rejected method or an expired card. */
export function initialPayment(
  cart: Cart,
  payments: readonly CartPayment[],
  cards: readonly SavedCard[],
): Partial<PaymentValues> {
  const selected = payments.find(({ is_selected, is_available }) => is_selected && is_available)
  const only = payments.filter(({ is_available }) => is_available)
  // If the chosen method is no longer offered, the shopper must choose again. Don't replace it.
  const isOpen = cart.payment_id === null && goneText(cart, payments) === undefined
  const chosen = selected ?? (only.length === 1 && isOpen ? only[0] : undefined)
  const { payment } = cart.data.detail
  const isTyped = payment?.kind === 'card' && payment.masked_number !== null && payment.user_card_id === null
  const good = cards.filter(({ isExpired }) => !isExpired)
  const main = good.find(({ is_main }) => is_main) ?? good[0]
  const chosenCard = payment?.user_card_id ?? null
  const saved = chosenCard === null ? main : good.find(({ id }) => id === chosenCard)
  const cardChoice = saved ? String(saved.id) : chosenCard !== null && good.length > 0 ? '' : 'new'
  return {
    payment_id: chosen ? String(chosen.id) : '',
    card_choice: isTyped && !cart.data.transaction_error ? 'typed' : cardChoice,
    convenience_store: payment?.convenience_store ?? '',
    receipt_name: cart.data.detail.other.receipt_name ?? '',
  }
}

const another = '別のカード、またはほかのお支払い方法をお選びください。'

/** Messages for the reasons in the URL. The cart's own message takes precedence. */
const failureTexts: Partial<Record<string, string>> = {
  'cart.payment.refused':
    'お支払いの承認が得られませんでした。別のカードまたはお支払い方法をお選びください。',
  'cart.payment.expired_token': 'カード情報の有効期限が切れました。もう一度カード情報を入力してください。',
  'cart.payment.timed_out': '決済がタイムアウトしました。もう一度お試しください。',
  'cart.payment.cancelled': 'お支払いがキャンセルされました。お支払い方法をお選びください。',
  'cart.payment.card_gone': `お選びのカードは、登録から削除されています。${another}`,
  'cart.payment.card_not_found': `登録カードが見つかりません。${another}`,
  'cart.payment.card_expired': `お選びのカードは有効期限が切れています。${another}`,
  'cart.payment.card_required': 'カード情報を入力してください。',
  'cart.payment.not_data': 'お支払い方法を選択してください。',
  'cart.payment.not_found': 'お選びのお支払い方法は、お取り扱いが終了しました。ほかの方法をお選びください。',
  'cart.payment.not_available':
    'お選びのお支払い方法は、このご注文ではご利用いただけなくなりました。ほかの方法をお選びください。',
  'cart.payment.convenience_store_required': 'お支払いになるコンビニをお選びください。',
}

const unknownFailure = 'お支払いを完了できませんでした。お支払い方法をもう一度お選びください。'

/** Returns the message for the failed previous payment, or undefined if the payment didn't fail. */
export function failureText(cart: Cart, codeInUrl: string | null): string | undefined {
  const { transaction_error } = cart.data
  if (transaction_error || !codeInUrl?.startsWith('cart.payment.')) return transaction_error?.message
  return failureTexts[codeInUrl] ?? unknownFailure
}

/** Warnings of the cart that the payment screen itself shows. */
export const goneCodes = [
  'cart.payment.not_available',
  'cart.payment.not_found',
  'cart.defaults.payment_unavailable',
]

/**
 * Returns the message if the chosen method is no longer available. Leaves out the reason if the method
 * already shows the reason.
 */
export function goneText({ data }: Cart, payments: readonly CartPayment[]): string | undefined {
  const gone = data.detail.warnings.find(({ code }) => goneCodes.includes(code))
  if (!gone) return undefined
  const reasons = payments.flatMap(({ unavailable_reason }) => unavailable_reason ?? [])
  if (!reasons.some((reason) => gone.message.includes(reason))) return gone.message
  return gone.code === 'cart.payment.not_available'
    ? failureTexts[gone.code]
    : '前回のお支払い方法は、このご注文ではご利用いただけません。ほかの方法をお選びください。'
}

/** Returns the amount due in yen, excluding the payment method's own fee. */
export const amountToPay = ({ data }: Cart) => data.detail.order.total_payment - data.detail.order.payment_fee
