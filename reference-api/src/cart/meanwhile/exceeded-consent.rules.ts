import { formatYen } from '@storefront/locale-ja'
import type { CartPricing } from '../cart-pricing.rules'
import type { CartState } from '../state/cart-state.table'

/**
 * Returns a warning if the order costs more than the amount agreed to, so that the wallet must ask for
 * consent again.
 */
export function exceededConsent(
  { cart }: Pick<CartState, 'cart'>,
  { payment, totals }: Pick<CartPricing, 'payment' | 'totals'>,
): { code: string; message: string } | undefined {
  const { is_wallet_agreed, agreed_amount } = cart.payment_choice ?? {}
  if (payment?.kind !== 'wallet' || !is_wallet_agreed || agreed_amount === undefined) return undefined
  if (totals.total_payment <= agreed_amount) return undefined
  const { name } = payment
  const [total, agreed] = [formatYen(totals.total_payment), formatYen(agreed_amount)]
  return {
    code: 'cart.payment.consent_exceeded',
    message: `お支払い合計が${total}になり、${name}で同意された金額（${agreed}）を超えました。注文を確定すると${name}の画面に移ります。金額をご確認のうえ、あらためて承認してください。`,
  }
}
