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

/** Initial status of an order, by payment method. */
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
 * An order can be cancelled until it is being prepared, or until a social gift's recipient enters an address.
 */
export const isCancellable = (status: OrderStatus, { isGiftCompleted }: { isGiftCompleted: boolean }) =>
  cancellable.includes(status) && !isGiftCompleted

const paidStatuses: readonly OrderStatus[] = ['accepted', 'preparing', 'shipped', 'delivered']

export const isPaidAfterDelivery = (kind: PaymentKind) => kind === 'cash_on_delivery' || kind === 'deferred'

/** From here on the products have left the warehouse, and cancelling no longer takes back earned points. */
export const isShipped = (status: OrderStatus) => status === 'shipped' || status === 'delivered'

/** Whether the order's points are pending, either until it's paid or until its cancellation period ends. */
export const hasComingPoints = ({ status, payment_kind }: Pick<Paying, 'status' | 'payment_kind'>) =>
  status === 'waiting_deposit' ||
  (isPaidAfterDelivery(payment_kind) && (status === 'accepted' || status === 'preparing'))

/** Accepted, and neither cancelled nor abandoned since. */
export const isStanding = (status: OrderStatus) => paidStatuses.includes(status)

/** `isCovered` is set for business orders on account: whether payments received cover the order. */
type Paying = { status: OrderStatus; payment_kind: PaymentKind; isCovered?: boolean | undefined }

/**
 * A receipt states that an order has been paid. Most orders count as paid once the payment is confirmed, cash
 * on delivery and invoices once delivered, and orders on account once covered.
 */
export function hasReceipt({ status, payment_kind, isCovered }: Paying): boolean {
  if (isCovered !== undefined) return isCovered && paidStatuses.includes(status)
  return isPaidAfterDelivery(payment_kind) ? status === 'delivered' : paidStatuses.includes(status)
}

const standardPrefix = 'T'

/** Reviewers must have the product, or be about to receive it. */
export const isReviewable = (status: OrderStatus) => isShipped(status)

/** `T20261121-000123`: the channel's prefix (§9), the date in Tokyo and a sequence number. */
export const orderNumber = (tokyoDay: string, running: number, prefix?: unknown) =>
  `${prefixOf(prefix)}${tokyoDay.replaceAll('-', '')}-${String(running % 1_000_000).padStart(6, '0')}`

/** Order numbers are read out over the phone, so the prefix has at most four letters or digits. */
const prefixOf = (setting: unknown) =>
  typeof setting === 'string' && /^[a-z\d]{1,4}$/i.test(setting) ? setting.toUpperCase() : standardPrefix

export const orderNotFound = () => new Rejection(404, 'order.not_found', 'ご注文が見つかりません。')

/** Ids arrive as text. Returns 0 if it isn't a number, which matches no order. */
export const orderIdOf = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : 0)
