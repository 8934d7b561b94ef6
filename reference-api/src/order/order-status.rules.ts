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

/** The status of a new order whose payment is settled, or not required before it ships. */
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

/** Until it is prepared, and until a recipient of a social gift enters an address. */
export const isCancellable = (status: OrderStatus, { isGiftCompleted }: { isGiftCompleted: boolean }) =>
  cancellable.includes(status) && !isGiftCompleted

const paidStatuses: readonly OrderStatus[] = ['accepted', 'preparing', 'shipped', 'delivered']

export const isPaidAfterDelivery = (kind: PaymentKind) => kind === 'cash_on_delivery' || kind === 'deferred'

/** From here on the goods have left the warehouse, and a cancellation takes no earned points back. */
export const isShipped = (status: OrderStatus) => status === 'shipped' || status === 'delivered'

/** Whether the order's points are pending, either on its payment or on the end of its cancellation period. */
export const hasComingPoints = ({ status, payment_kind }: Pick<Paying, 'status' | 'payment_kind'>) =>
  status === 'waiting_deposit' ||
  (isPaidAfterDelivery(payment_kind) && (status === 'accepted' || status === 'preparing'))

/** Accepted, and neither cancelled nor given up since. */
export const isStanding = (status: OrderStatus) => paidStatuses.includes(status)

/** `isCovered`: for an order on a business's account, whether the payments received cover it. */
type Paying = { status: OrderStatus; payment_kind: PaymentKind; isCovered?: boolean | undefined }

/**
 * A receipt states a payment: from its confirmation on; cash on delivery and an invoice are paid once
 * delivered, an order on account once it is covered.
 */
export function hasReceipt({ status, payment_kind, isCovered }: Paying): boolean {
  if (isCovered !== undefined) return isCovered && paidStatuses.includes(status)
  return isPaidAfterDelivery(payment_kind) ? status === 'delivered' : paidStatuses.includes(status)
}

const standardPrefix = 'T'

/** A reviewer has the goods, or soon receives them. */
export const isReviewable = (status: OrderStatus) => isShipped(status)

/** `T20261121-000123`: the channel's prefix (§9), the day in Tokyo and a running number. */
export const orderNumber = (tokyoDay: string, running: number, prefix?: unknown) =>
  `${prefixOf(prefix)}${tokyoDay.replaceAll('-', '')}-${String(running % 1_000_000).padStart(6, '0')}`

/** A number is read out on the telephone: a prefix has up to four letters and digits. */
const prefixOf = (setting: unknown) =>
  typeof setting === 'string' && /^[a-z\d]{1,4}$/i.test(setting) ? setting.toUpperCase() : standardPrefix

export const orderNotFound = () => new Rejection(404, 'order.not_found', 'ご注文が見つかりません。')

/** Ids come as text; text that is no number matches no order. */
export const orderIdOf = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : 0)
