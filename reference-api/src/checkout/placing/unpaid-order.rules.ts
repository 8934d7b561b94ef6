import { Rejection } from '../../http/rejection'
import type { OrderRow } from '../../order/order.table'

/**
 * Most unpaid orders that hold stock, per orderer and per address (ADR 0038). A guest's mail address proves
 * no identity: it counts only together with the client address.
 */
const unpaidMax = { ofOrderer: 5, ofAddress: 30 }

/**
 * Days that an order counts: a transfer is awaited a week, cash on delivery is sent within three days, and
 * many people share an address (a mobile network, an office), so it counts one day.
 */
export const holdingDays = { ofOrderer: 7, onDelivery: 3, ofAddress: 1 }

const retryAfterSeconds = 60 * 60

type Holding = Pick<OrderRow, 'status' | 'payment_kind' | 'user_account_id'>

/** True for an order that holds stock unpaid and without a member; a card is settled within minutes. */
export const holdsUnpaid = ({ status, payment_kind, user_account_id }: Holding) =>
  status === 'waiting_deposit' ||
  (status === 'accepted' && payment_kind === 'cash_on_delivery' && user_account_id === null)

/** 429 when the order just written exceeds a limit; `factor` multiplies the limits, for load tests. */
export function refuseTooManyUnpaid(unpaid: { ofOrderer: number; ofAddress: number }, factor: number): void {
  if (unpaid.ofOrderer <= unpaidMax.ofOrderer * factor && unpaid.ofAddress <= unpaidMax.ofAddress * factor)
    return
  const message =
    'お支払いがお済みでないご注文が続いているため、このお支払い方法では新しいご注文を承れません。クレジットカードなど、ご注文時にお支払いが済む方法ならご注文いただけます。会員の方は、ログインしてご注文ください。お支払いの完了後、または時間をおいてから、もう一度お試しいただくこともできます。'
  throw new Rejection(429, 'order.too_many_unpaid', message, {}, { 'retry-after': String(retryAfterSeconds) })
}
