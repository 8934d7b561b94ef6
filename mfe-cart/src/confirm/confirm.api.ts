import { checkCartPayment, decideCart, type Cart, type PaymentCheck } from '@storefront/contracts'
import { call } from '@storefront/http'

/** What still keeps the cart from being ordered. */
export async function fetchPaymentCheck(token: string, payment_id: number, signal: AbortSignal): Promise<PaymentCheck> {
  return (await call(checkCartPayment, { params: { token, payment_id }, signal })).data
}

/** Places the order as it is shown; the same key is the same order, however often it is sent. */
export async function placeOrder({ token, version, data }: Cart, idempotency_key: string, captcha_token: string | undefined) {
  const { total_payment } = data.detail.order
  return (await call(decideCart, { params: { token }, body: { idempotency_key, version, total_payment, ...(captcha_token ? { captcha_token } : {}) } })).data
}
