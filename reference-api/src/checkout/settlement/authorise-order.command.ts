import type { CartRow } from '../../cart/cart.table'
import { Rejection } from '../../http/rejection'
import { guestReceiptToken } from '../../order/offer-receipt-link.rules'
import type { OrderRow } from '../../order/order.table'
import type { Services } from '../../services'
import { cardService } from './configured-card-service'
import { paymentFailures, settlePayment } from './settle-payment.command'

export const acceptedOrder = (order: OrderRow, { config }: Services) => ({
  order_no: order.order_no,
  status: 'accepted' as const,
  redirect_url: null,
  receipt_token: guestReceiptToken(config.secrets, order),
})

/** Asks the payment service; the order is written already and waits. */
export async function authoriseOrder(services: Services, origin: string, order: OrderRow, cart: CartRow) {
  const card = cart.payment_choice?.card
  const request = {
    order_no: order.order_no,
    amount: order.total_payment,
    return_url: `${origin}/v1/sbpayment/return/${order.order_no}`,
  }
  const { outcome, transaction_id, challenge_url } = card
    ? await cardService(services).authorise({ ...request, token: card.token, token_key: card.token_key })
    : { outcome: 'expired_token' as const, transaction_id: null, challenge_url: null }
  const settled = await settlePayment(services, order, transaction_id, outcome)
  if (settled.status === 'pending_payment')
    return {
      order_no: order.order_no,
      status: 'needs_authentication' as const,
      redirect_url: challenge_url,
      receipt_token: null,
    }
  if (settled.status === 'accepted') return acceptedOrder(settled, services)
  const failure =
    outcome === 'authorised' || outcome === 'challenged'
      ? paymentFailures.timed_out
      : paymentFailures[outcome]
  throw new Rejection(422, failure.code, failure.message)
}
