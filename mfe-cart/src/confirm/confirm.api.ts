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
export async function placeOrder(cart: Cart, idempotency_key: string, captcha: { captcha_token?: string }) {
  const body = { idempotency_key, ...seenOf(cart), ...captcha }
  return (await call(decideCart, { params: { token: cart.token }, body })).data
}

/** What the shopper is shown and agrees to. */
export function seenOf({ version, data }: Cart) {
  const { order, shippings } = data.detail
  const packings = shippings.flatMap(({ packings }) => packings)
  // An API that does not tell when parcels come does not take it either.
  const isTold = packings.some(({ arrival_text }) => arrival_text !== undefined)
  const arrivals = isTold ? { arrival_texts: packings.map(({ arrival_text = null }) => arrival_text) } : {}
  return { version, total_payment: order.total_payment, ...arrivals }
}
