import type { OrderRow } from '../../order/order/order.table'
import type { PaymentOutcome } from '../../payment/payment/payment-service'

type Undecided = 'authorised' | 'challenged'
type Failed = Exclude<PaymentOutcome, Undecided>

export const isUndecided = (outcome: PaymentOutcome): outcome is Undecided =>
  outcome === 'authorised' || outcome === 'challenged'

const cardMessages: Record<Failed, string> = {
  refused: 'カード会社の承認が得られませんでした。別のカードまたはお支払い方法をお選びください。',
  expired_token: 'カード情報の有効期限が切れました。もう一度カード情報を入力してください。',
  timed_out: '決済がタイムアウトしました。もう一度お試しください。',
  cancelled: '本人認証がキャンセルされました。お支払い方法をお選びください。',
}

const cancelledBeforeTyping = 'カードでのお支払いがキャンセルされました。お支払い方法をお選びください。'

const walletMessages: Record<Failed, (name: string) => string> = {
  refused: (name) => `${name}でお支払いいただけませんでした。別のお支払い方法をお選びください。`,
  expired_token: (name) => `${name}のお手続きの有効期限が切れました。もう一度お試しください。`,
  timed_out: (name) => `${name}のお手続きが時間切れになりました。もう一度お試しください。`,
  cancelled: (name) => `${name}でのお支払いがキャンセルされました。お支払い方法をお選びください。`,
}

export function paymentFailure(
  {
    payment_kind,
    payment_name,
    masked_number,
  }: Pick<OrderRow, 'payment_kind' | 'payment_name' | 'masked_number'>,
  outcome: Failed,
): { code: string; message: string } {
  const code = `cart.payment.${outcome}`
  if (payment_kind === 'wallet') return { code, message: walletMessages[outcome](payment_name) }
  const isUntyped = outcome === 'cancelled' && masked_number === null
  return { code, message: isUntyped ? cancelledBeforeTyping : cardMessages[outcome] }
}
