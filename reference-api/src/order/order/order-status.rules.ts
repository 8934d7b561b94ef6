import { Rejection } from '../../platform/http/rejection'
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

/** Returns the initial status of an order, by payment method. */
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

/**
 * Returns false once the order is being prepared, or once a social gift's recipient has entered an address.
 */
export const isCancellable = (status: OrderStatus, { isGiftCompleted }: { isGiftCompleted: boolean }) =>
  cancellable.includes(status) && !isGiftCompleted

const paidStatuses: readonly OrderStatus[] = ['accepted', 'preparing', 'shipped', 'delivered']

export const isPaidAfterDelivery = (kind: PaymentKind) => kind === 'cash_on_delivery' || kind === 'deferred'

/**
 * Returns true once the products have left the warehouse. From then on, cancelling no longer takes back
 * earned points.
 */
export const isShipped = (status: OrderStatus) => status === 'shipped' || status === 'delivered'

/**
 * Checks whether the order's points are pending, either until it is paid or until its cancellation period
 * ends.
 */
export const hasComingPoints = ({ status, payment_kind }: Pick<Paying, 'status' | 'payment_kind'>) =>
  status === 'waiting_deposit' ||
  (isPaidAfterDelivery(payment_kind) && (status === 'accepted' || status === 'preparing'))

/** Checks that an order has been accepted, and neither cancelled nor abandoned since. */
export const isStanding = (status: OrderStatus) => paidStatuses.includes(status)

/**
 * `isCovered` is set only for business orders on account, and is true if the payments received cover the
 * order.
 */
type Paying = { status: OrderStatus; payment_kind: PaymentKind; isCovered?: boolean | undefined }

/**
 * Checks whether a receipt can be issued, because it states that the order has been paid. Most orders count
 * as paid once the payment is confirmed, cash on delivery and invoices once delivered, and orders on account
 * once covered.
 */
export function hasReceipt({ status, payment_kind, isCovered }: Paying): boolean {
  if (isCovered !== undefined) return isCovered && paidStatuses.includes(status)
  return isPaidAfterDelivery(payment_kind) ? status === 'delivered' : paidStatuses.includes(status)
}

const standardPrefix = 'T'

/** Returns true once the order has shipped. A reviewer must have the product, or be about to receive it. */
export const isReviewable = (status: OrderStatus) => isShipped(status)

/**
 * Builds an order number such as `T20261121-000123` from the channel's prefix (§9), the date in Tokyo and a
 * sequence number.
 */
export const orderNumber = (tokyoDay: string, running: number, prefix?: unknown) =>
  `${toOrderPrefix(prefix)}${tokyoDay.replaceAll('-', '')}-${String(running % 1_000_000).padStart(6, '0')}`

/**
 * Returns the prefix in capitals. Order numbers are read out over the phone, so a prefix has at most four
 * letters or digits.
 */
const toOrderPrefix = (setting: unknown) =>
  typeof setting === 'string' && /^[a-z\d]{1,4}$/i.test(setting) ? setting.toUpperCase() : standardPrefix

export const orderNotFound = () => new Rejection(404, 'order.not_found', 'ご注文が見つかりません。')

/** Parses an order id. Returns 0 for text that isn't a number, which matches no order. */
export const parseOrderId = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : 0)
