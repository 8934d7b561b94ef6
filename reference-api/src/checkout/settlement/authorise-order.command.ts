import type { CartRow, PaymentChoice } from '../../cart/cart.table'
import { Rejection } from '../../platform/http/rejection'
import { guestReceiptToken } from '../../order/order/offer-receipt-link.rules'
import type { OrderRow } from '../../order/order/order.table'
import type { Services } from '../../services'
import { findPaymentCode } from '../../payment/payment/payment.sql'
import type { StartedPayment } from '../../payment/payment/payment-service'
import { isUndecided, paymentFailure } from './payment-failure.rules'
import { returnPath } from '../../payment/payment/return-path.rules'
import { settlePayment } from './settle-payment.command'

export const acceptedOrder = (order: OrderRow, { config }: Services) => ({
  order_no: order.order_no,
  status: 'accepted' as const,
  redirect_url: null,
  receipt_token: guestReceiptToken(config.secrets, order),
})

/** `paymentCode` is the payment method's code if the caller knows it. */
type Placed = { order: OrderRow; cart: CartRow; paymentCode?: string | undefined }

/** Requests the authorisation. The order has already been written and awaits payment. */
export async function authoriseOrder(services: Services, origin: string, placed: Placed) {
  const { order } = placed
  const { outcome, transaction_id, redirect_url } = await startPayment(services, origin, placed)
  const settled = await settlePayment(services, order, transaction_id, outcome)
  if (settled.status === 'pending_payment')
    return {
      order_no: order.order_no,
      status: 'needs_authentication' as const,
      redirect_url,
      receipt_token: null,
    }
  if (settled.status === 'accepted') return acceptedOrder(settled, services)
  const failure = paymentFailure(order, isUndecided(outcome) ? 'timed_out' : outcome)
  throw new Rejection(422, failure.code, failure.message)
}

/** Returns the wallet session if its consent covers the order's total. */
const consentFor = (order: OrderRow, { wallet_session, is_wallet_agreed, agreed_amount }: PaymentChoice) =>
  is_wallet_agreed && agreed_amount !== undefined && order.total_payment <= agreed_amount
    ? wallet_session
    : undefined

/**
 * Starts the payment at the service. A card payment that has neither a token nor the service's own page has
 * lost its token and fails.
 */
async function startPayment(
  { payments, db, config }: Services,
  origin: string,
  { order, cart: { payment_choice }, paymentCode }: Placed,
): Promise<StartedPayment> {
  const { card, is_card_hosted } = payment_choice ?? {}
  const session = order.payment_kind === 'wallet' ? consentFor(order, payment_choice ?? {}) : undefined
  if (order.payment_kind === 'card' && !card && !is_card_hosted)
    return { outcome: 'expired_token', transaction_id: null, redirect_url: null }
  return payments.start({
    order_no: order.order_no,
    amount: order.total_payment,
    method: paymentCode ?? (await findPaymentCode(db, order.payment_id)),
    ...(order.payment_kind === 'card' && card
      ? { card: { token: card.token, token_key: card.token_key } }
      : {}),
    ...(session ? { session } : {}),
    return_url: `${origin}${returnPath({ config }, order.order_no)}`,
  })
}
