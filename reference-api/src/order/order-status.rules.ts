import { Rejection } from '../http/rejection'
import type { OrderStatus, PaymentKind } from '@storefront/contracts'

export const orderStatusNames: Record<OrderStatus, string> = {
  pending_payment: '決済手続き中',
  payment_failed: '決済未完了',
  waiting_deposit: 'ご入金待ち',
  accepted: 'ご注文受付',
  preparing: '発送準備中',
  shipped: '発送済み',
  delivered: 'お届け済み',
  cancelled: 'キャンセル',
}

/** The status of an order whose payment was settled, or needs no settling before it ships. */
export function statusAfterPlacing(kind: PaymentKind): OrderStatus {
  switch (kind) {
    case 'card':
    case 'wallet':
      return 'pending_payment'
    case 'convenience_store':
    case 'bank_transfer':
      return 'waiting_deposit'
    case 'deferred':
    case 'cash_on_delivery':
    case 'free':
      return 'accepted'
  }
}

const cancellable: readonly OrderStatus[] = ['waiting_deposit', 'accepted']

/** Until it is prepared, and while no recipient of a social gift has entered an address. */
export const isCancellable = (status: OrderStatus, { isGiftCompleted }: { isGiftCompleted: boolean }) =>
  cancellable.includes(status) && !isGiftCompleted

const paidStatuses: readonly OrderStatus[] = ['accepted', 'preparing', 'shipped', 'delivered']

/** The money of these orders comes after the goods. */
export const isPaidAfterDelivery = (kind: PaymentKind) => kind === 'cash_on_delivery' || kind === 'deferred'

/** From here on the goods are out of the house, and no cancellation takes earned points back. */
export const isShipped = (status: OrderStatus) => status === 'shipped' || status === 'delivered'

/** Whether points that the order earns are still to come: its money, or the end of its cancellation. */
export const hasComingPoints = ({ status, payment_kind }: Pick<Paying, 'status' | 'payment_kind'>) =>
  status === 'waiting_deposit' ||
  (isPaidAfterDelivery(payment_kind) && (status === 'accepted' || status === 'preparing'))

/** Accepted, and neither cancelled nor given up since. */
export const isStanding = (status: OrderStatus) => paidStatuses.includes(status)

/** Of an order on a business's account: whether what has come in covers it. */
type Paying = { status: OrderStatus; payment_kind: PaymentKind; isCovered?: boolean | undefined }

/**
 * A receipt states what was paid: from the confirmed payment on; cash on delivery and an invoice are paid
 * once delivered, what is on account once it is covered.
 */
export function hasReceipt({ status, payment_kind, isCovered }: Paying): boolean {
  if (isCovered !== undefined) return isCovered && paidStatuses.includes(status)
  return isPaidAfterDelivery(payment_kind) ? status === 'delivered' : paidStatuses.includes(status)
}

const standardPrefix = 'T'

/** Who judges goods has them, or soon has. */
export const isReviewable = (status: OrderStatus) => isShipped(status)

/** `T20261121-000123`: the channel's prefix (§9), the day in Tokyo and a running number. */
export const orderNumber = (tokyoDay: string, running: number, prefix?: unknown) =>
  `${prefixOf(prefix)}${tokyoDay.replaceAll('-', '')}-${String(running % 1_000_000).padStart(6, '0')}`

/** A number is read out on the telephone: up to four letters and digits. */
const prefixOf = (setting: unknown) =>
  typeof setting === 'string' && /^[a-z\d]{1,4}$/i.test(setting) ? setting.toUpperCase() : standardPrefix

export const orderNotFound = () => new Rejection(404, 'order.not_found', 'ご注文が見つかりません。')

/** Ids come as text; what is no number is no order. */
export const orderIdOf = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : 0)
