import { Rejection } from '../../platform/http/rejection'
import type { OrderRow } from '../../order/order/order.table'

/**
 * Max unpaid orders that hold stock, per orderer and per IP address (ADR 0038). A guest's email address
 * doesn't prove identity, so it counts only in combination with the IP address.
 */
const unpaidMax = { ofOrderer: 5, ofAddress: 30 }

/**
 * Number of days for which an order counts. A transfer may take a week, and cash-on-delivery orders ship
 * within three days. Many people can share an IP address (a mobile network, an office), so an order counts
 * only one day towards the limit per IP address.
 */
export const holdingDays = { ofOrderer: 7, onDelivery: 3, ofAddress: 1 }

const retryAfterSeconds = 60 * 60

type Holding = Pick<OrderRow, 'status' | 'payment_kind' | 'user_account_id'>

/**
 * Checks whether the order holds stock without payment: a pending deposit, or a guest's cash-on-delivery
 * order. Card payments don't count, because they are settled within minutes.
 */
export const holdsUnpaid = ({ status, payment_kind, user_account_id }: Holding) =>
  status === 'waiting_deposit' ||
  (status === 'accepted' && payment_kind === 'cash_on_delivery' && user_account_id === null)

/** Responds 429 if the newly written order exceeds a limit. `factor` multiplies the limits for load tests. */
export function refuseTooManyUnpaid(unpaid: { ofOrderer: number; ofAddress: number }, factor: number): void {
  if (unpaid.ofOrderer <= unpaidMax.ofOrderer * factor && unpaid.ofAddress <= unpaidMax.ofAddress * factor)
    return
  const message =
    'お支払いがお済みでないご注文が続いているため、このお支払い方法では新しいご注文を承れません。クレジットカードなど、ご注文時にお支払いが済む方法ならご注文いただけます。会員の方は、ログインしてご注文ください。お支払いの完了後、または時間をおいてから、もう一度お試しいただくこともできます。'
  throw new Rejection(429, 'order.too_many_unpaid', message, {}, { 'retry-after': String(retryAfterSeconds) })
}
