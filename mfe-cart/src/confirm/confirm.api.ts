import { checkCartPayment, decideCart, type PaymentCheck } from '@storefront/contracts'
import { call } from '@storefront/http'

/** What still keeps the cart from being ordered. */
export async function fetchPaymentCheck(token: string, payment_id: number, signal: AbortSignal): Promise<PaymentCheck> {
  return (await call(checkCartPayment, { params: { token, payment_id }, signal })).data
}

/** Places the order; the same key is the same order, however often it is sent. */
export async function placeOrder(token: string, idempotency_key: string) {
  return (await call(decideCart, { params: { token }, body: { idempotency_key } })).data
}
