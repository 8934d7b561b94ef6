import { checkCartPayment, decideCart, type Cart, type PaymentCheck } from '@storefront/contracts'
import { call } from '@storefront/http'

/** What still keeps the cart from being ordered. */
export async function fetchPaymentCheck(
  token: string,
  payment_id: number,
  signal: AbortSignal,
): Promise<PaymentCheck> {
  return (await call(checkCartPayment, { params: { token, payment_id }, signal })).data
}

/** Places the order as it is shown; the same key is the same order, however often it is sent. */
export async function placeOrder(
  { token, version, data }: Cart,
  idempotency_key: string,
  captcha_token: string | undefined,
) {
  const { order, shippings } = data.detail
  const packings = shippings.flatMap(({ packings }) => packings)
  // An API that does not tell when parcels come does not take it either.
  const isTold = packings.some(({ arrival_text }) => arrival_text !== undefined)
  const arrivals = isTold ? { arrival_texts: packings.map(({ arrival_text = null }) => arrival_text) } : {}
  const seen = { version, total_payment: order.total_payment, ...arrivals }
  const body = { idempotency_key, ...seen, ...(captcha_token ? { captcha_token } : {}) }
  return (await call(decideCart, { params: { token }, body })).data
}
