import { Rejection } from '../../http/rejection'
import type { OrderRow } from '../../order/order.table'

/**
 * How many unpaid orders one orderer and one address may hold stock with (ADR 0038). A guest's mail proves
 * nothing: it counts only together with the address that it is named from.
 */
const unpaidMax = { ofOrderer: 5, ofAddress: 30 }

/**
 * For how long an order counts: a transfer is waited for a week, cash on delivery is on its way after three
 * days, and
 * an address is many people's (a mobile network, an office), so it starts anew every day.
 */
export const holdingDays = { ofOrderer: 7, onDelivery: 3, ofAddress: 1 }

const retryAfterSeconds = 60 * 60

type Holding = Pick<OrderRow, 'status' | 'payment_kind' | 'user_account_id'>

/**
 * Whether an order holds stock that nobody has paid for nor answers for; a card is settled within minutes.
 */
export const holdsUnpaid = ({ status, payment_kind, user_account_id }: Holding) =>
  status === 'waiting_deposit' ||
  (status === 'accepted' && payment_kind === 'cash_on_delivery' && user_account_id === null)

/**
 * 429 when the order that has just been written is one too many; `factor` multiplies the limits, for load
 * tests.
 */
export function refuseTooManyUnpaid(unpaid: { ofOrderer: number; ofAddress: number }, factor: number): void {
  if (unpaid.ofOrderer <= unpaidMax.ofOrderer * factor && unpaid.ofAddress <= unpaidMax.ofAddress * factor)
    return
  const message =
    'お支払いがお済みでないご注文が続いているため、このお支払い方法では新しいご注文を承れません。クレジットカードなど、ご注文時にお支払いが済む方法ならご注文いただけます。会員の方は、ログインしてご注文ください。お支払いの完了後、または時間をおいてから、もう一度お試しいただくこともできます。'
  throw new Rejection(429, 'order.too_many_unpaid', message, {}, { 'retry-after': String(retryAfterSeconds) })
}
