import {
  checkCartPayment,
  decideCart,
  SeenOrder,
  type Cart,
  type CartDetail,
  type PaymentCheck,
  type PlaceOrderInput,
  type ShownOrder,
} from '@storefront/contracts'
import { call, ResponseError } from '@storefront/http'

export async function fetchPaymentCheck(
  token: string,
  payment_id: number,
  signal: AbortSignal,
): Promise<PaymentCheck> {
  return (await call(checkCartPayment, { params: { token, payment_id }, signal })).data
}

/** Places the order with the values shown. Repeating an `idempotency_key` never places a second order. */
export async function placeOrder(
  { token }: Cart,
  seen: SeenOrder,
  { idempotency_key, ...captcha }: Pick<PlaceOrderInput, 'idempotency_key' | 'captcha_token'>,
) {
  const body = { idempotency_key, ...seen, ...captcha }
  return (await call(decideCart, { params: { token }, body })).data
}

export function toSeenOrder({ version, data }: Cart): SeenOrder {
  const { order, shippings } = data.detail
  const packings = shippings.flatMap(({ packings }) => packings)
  // An API that doesn't send arrival texts doesn't accept them either.
  const isTold = packings.some(({ arrival_text }) => arrival_text !== undefined)
  const arrivals = isTold ? { arrival_texts: packings.map(({ arrival_text = null }) => arrival_text) } : {}
  return { version, total_payment: order.total_payment, ...arrivals, shown: toShownOrder(data.detail) }
}

const toShownOrder = ({ products, coupons, order }: CartDetail): ShownOrder => ({
  lines: products.map(({ key, quantity, price_with_tax, accessories }) => ({
    key,
    quantity,
    price_with_tax,
    accessory_price: accessories.reduce((sum, { total_price }) => sum + total_price, 0),
  })),
  coupons: coupons.map(({ id, discount }) => ({ id, discount })),
  total_carriage: order.total_carriage,
  payment_fee: order.payment_fee,
  point: order.point,
})

/** Parses the shown values from a posted confirm form. Returns undefined if they are malformed. */
export function readSeen(text: string): SeenOrder | undefined {
  const seen = parsed(text)
  return SeenOrder.is(seen) ? seen : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    if (cause instanceof SyntaxError) return undefined
    throw cause
  }
}

/**
 * Returns old and new values if the order was rejected because the cart has changed since it was shown.
 * Returns undefined for any other error.
 */
export const changesIn = (error: unknown): readonly string[] | undefined =>
  error instanceof ResponseError && error.code === 'cart.decision.changed'
    ? (error.errors.changed ?? [])
    : undefined
