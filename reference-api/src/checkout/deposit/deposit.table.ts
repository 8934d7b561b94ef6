import type { Id, Instant } from '../../database/column'

/** A payment received by transfer or at a store. */
export type DepositTable = {
  id: Id
  order_id: number
  /** The payment service's id; '' if it has none. */
  deposit_id: string
  amount: number
  received_at: Instant
}
