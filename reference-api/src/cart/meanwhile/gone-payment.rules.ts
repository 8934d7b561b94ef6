import { toTokyoDay } from '@storefront/locale-ja'
import { isCardExpired } from '../../member/user-card/user-card.rules'
import type { CartPricing } from '../cart-pricing.rules'
import type { CartState } from '../state/cart-state.table'

type GonePayment = { code: string; message: string }

const another = '別のカード、またはほかのお支払い方法をお選びください。'

/** Returns a warning if the shop, the account or this order no longer allows the chosen payment. */
export function gonePayment(
  { cart, now, isCardKept }: Pick<CartState, 'cart' | 'now' | 'isCardKept'>,
  { payment, refusedPayment, amount }: Pick<CartPricing, 'payment' | 'refusedPayment' | 'amount'>,
): GonePayment | undefined {
  if (refusedPayment)
    return {
      code: 'cart.payment.not_available',
      message: `${refusedPayment.name}は、このご注文ではご利用いただけなくなりました。${refusedPayment.reason}ほかのお支払い方法をお選びください。`,
    }
  if (!payment)
    return cart.payment_id !== null && amount > 0
      ? {
          code: 'cart.payment.not_found',
          message: 'お選びのお支払い方法は、お取り扱いが終了しました。ほかの方法をお選びください。',
        }
      : undefined
  const { card, user_card_id } = cart.payment_choice ?? {}
  if (payment.kind !== 'card' || !card) return undefined
  if (user_card_id !== undefined && !isCardKept)
    return {
      code: 'cart.payment.card_gone',
      message: `お選びのカードは、登録から削除されています。${another}`,
    }
  if (!isCardExpired(card, toTokyoDay(now))) return undefined
  const number = card.masked_number.slice(-4)
  return {
    code: 'cart.payment.card_expired',
    message: `お選びのカード（下4桁 ${number}）は有効期限が切れています。${another}`,
  }
}
