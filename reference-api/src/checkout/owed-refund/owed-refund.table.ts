import type { Id, Instant, Nullable, OptionalInstant } from '../../platform/database/column'

/** Reason why the shop holds money that belongs to the payer. */
export type OwedReason =
  /** The money arrived for an order that was cancelled or had expired unpaid. */
  | 'order_cancelled'
  /** The money arrived for an order whose card or wallet payment had failed. */
  | 'payment_failed'
  /** The money arrived for an order that doesn't await a (further) deposit. */
  | 'already_paid'
  /** The amount differs from the order's total. */
  | 'wrong_amount'
  /** The order was cancelled after it had been paid. */
  | 'paid_before_cancelling'
  /** One of several gifts was returned, but the order stands. */
  | 'gift_returned'

/** Money that staff must pay back. */
export type OwedRefundTable = {
  id: Id
  order_id: number
  amount: number
  reason: OwedReason
  owed_at: Instant
  /** Time at which staff paid the money back. Null while the refund is due. */
  settled_at: OptionalInstant
  /** The bank's reference of the refund. */
  reference: Nullable<string>
}
