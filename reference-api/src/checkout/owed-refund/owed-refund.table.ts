import type { Id, Instant, Nullable, OptionalInstant } from '../../database/column'

/** Why the shop holds money that belongs to the payer. */
export type OwedReason =
  /** It arrived for an order that was cancelled or had expired unpaid. */
  | 'order_cancelled'
  /** It arrived for an order whose card or wallet payment had failed. */
  | 'payment_failed'
  /** It arrived for an order that doesn't await a (further) deposit. */
  | 'already_paid'
  /** It differs from the order's total. */
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
  /** When staff paid it back. */
  settled_at: OptionalInstant
  /** The bank's reference of the refund. */
  reference: Nullable<string>
}
