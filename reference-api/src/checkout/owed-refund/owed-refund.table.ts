import type { Id, Instant, Nullable, OptionalInstant } from '../../database/column'

/** Why the shop holds money that belongs to the payer. */
export type OwedReason =
  /** It arrived for an order that was cancelled or had expired unpaid. */
  | 'order_cancelled'
  /** It arrived for an order whose card or wallet payment had failed. */
  | 'payment_failed'
  /** It arrived for an order that awaits no (further) deposit. */
  | 'already_paid'
  /** It differs from the order's total. */
  | 'wrong_amount'
  /** Its order was cancelled after it had been paid. */
  | 'paid_before_cancelling'
  /** One of several gifts was returned; the others stay. */
  | 'gift_returned'

/** Money that staff pays back. */
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
